// Telling people who look elsewhere that it is their turn: title, icon, badge, sound.
import calm from '../assets/icon.svg';
import turn from '../assets/icon-turn.svg';
import { t } from './messages';

export function showTitle(title: string, yourTurn: boolean): void {
  document.title = yourTurn ? t('title-turn', { title }) : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = yourTurn ? turn : calm;
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
  const shown = yourTurn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // only installed pages have a badge
}

let audio: AudioContext | null = null;

/** A soft wooden tick for a move, two rising notes for one's own turn. */
export function play(kind: 'move' | 'turn'): void {
  try {
    audio ??= new AudioContext();
    const notes = kind === 'turn' ? [523, 784] : [330];
    notes.forEach((pitch, i) => note(audio as AudioContext, pitch, i * 0.12));
  } catch {
    // no sound on this device
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.12, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}
