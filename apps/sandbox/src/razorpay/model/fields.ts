import { invalid } from './api-error.ts';
import type { Notes } from './entities.ts';

export type Fields = Record<string, unknown>;

const MIN_PAISE = 100;
const MAX_NOTES = 15;
const MAX_NOTE = 256;

/** A request body as an object; anything else counts as empty. */
export const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};

/** Reads an amount in paise: an integer, at least ₹1. */
export const readAmount = (value: unknown): number => {
  if (value === undefined || value === null)
    throw invalid('amount', 'The amount field is required.');
  if (!Number.isSafeInteger(value)) throw invalid('amount', 'The amount must be an integer.');
  if (Number(value) < MIN_PAISE) throw invalid('amount', 'The amount must be at least INR 1.00');
  return Number(value);
};

const isNote = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Reads notes: at most 15 pairs of at most 256 characters; none are returned as `[]`. */
export const readNotes = (value: unknown): Notes => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') throw invalid('notes', 'The notes must be an array.');
  const pairs = Object.entries(value);
  if (pairs.length > MAX_NOTES)
    throw invalid(
      'notes',
      `Number of fields in notes should be less than or equal to ${MAX_NOTES}`,
    );
  for (const [key, note] of pairs) {
    if (!isNote(note)) throw invalid('notes', 'notes values themselves should not be an array');
    if (String(note).length > MAX_NOTE || key.length > MAX_NOTE) {
      throw invalid('notes', `The notes may not be greater than ${MAX_NOTE} characters.`);
    }
  }
  return pairs.length === 0
    ? []
    : Object.fromEntries(pairs.map(([key, note]) => [key, String(note)]));
};

/** Reads a text of limited length, or null when absent. */
export const readText = (name: string, value: unknown, longest: number): string | null => {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw invalid(name, `The ${name} must be a string.`);
  if (value.length > longest) {
    throw invalid(name, `The ${name} may not be greater than ${longest} characters.`);
  }
  return value;
};

/** Refuses unknown fields. */
export const onlyFields = (fields: Fields, known: readonly string[]): void => {
  const extra = Object.keys(fields).filter((name) => !known.includes(name));
  if (extra.length > 0) {
    throw invalid(extra[0] ?? '', `${extra.join(', ')} is/are not required and should not be sent`);
  }
};
