// Searching the rule book.
import type { BookPart } from './types/http';

/** Parts with the rules that contain every word looked for; parts without any are left out. */
export function found(parts: BookPart[], search: string): BookPart[] {
  const words = search.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return parts;
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  return parts
    .map((part) => ({
      part: part.part,
      rules: part.rules.filter((rule) => fits(`${rule.id} ${part.part} ${rule.text} ${rule.question}`.toLowerCase())),
    }))
    .filter((part) => part.rules.length > 0);
}
