// Colours of the seats that a game brings along, as CSS variables.

/** How light a colour like #e8842c is, from 0 to 1. */
function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Each colour, the ink that is read on it, and a dark rim for it. Empty: the colours of the house. */
export function seatTones(tones: string[]): string {
  return tones
    .map((tone, i) => `--seat-${i}: ${tone}; --seat-${i}-ink: ${lightness(tone) > 0.18 ? '#1d1a17' : '#fff'}; --seat-${i}-dark: color-mix(in srgb, ${tone} 40%, #000);`)
    .join(' ');
}
