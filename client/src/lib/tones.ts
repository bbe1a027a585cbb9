// Colours of the seats that a game brings along, as CSS variables.

/** How light a colour like #e8842c is, from 0 to 1. */
function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What lines are drawn on: --card by day and by night. */
export const PAPERS = ['#fffaf0', '#242c36'] as const;
const CONTRAST = 3.2;

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(one.slice(at, at + 2), 16) * (1 - share) + parseInt(other.slice(at, at + 2), 16) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour as a line that can be seen on a paper: darker or lighter, as little as will do. */
export function lineTone(tone: string, paper: string): string {
  const ink = lightness(paper) > 0.5 ? '#000000' : '#ffffff';
  let share = 0;
  while (contrast(mixed(tone, ink, share), paper) < CONTRAST) share += 0.02;
  return mixed(tone, ink, share);
}

/** Each colour, the ink that is read on it, a dark rim for it, and a line of it. Empty: the colours of the house. */
export function seatTones(tones: string[]): string {
  return tones
    .map((tone, i) => {
      const [day, night] = PAPERS.map((paper) => lineTone(tone, paper));
      const ink = lightness(tone) > 0.18 ? '#1d1a17' : '#fff';
      return `--seat-${i}: ${tone}; --seat-${i}-ink: ${ink}; --seat-${i}-dark: color-mix(in srgb, ${tone} 40%, #000); --seat-${i}-line: light-dark(${day}, ${night});`;
    })
    .join(' ');
}
