import { body } from './subjects/body.ts';
import { claims } from './subjects/claims.ts';
import type { ForbiddenWords } from './subjects/forbidden-words.ts';
import { money } from './subjects/money.ts';
import { people } from './subjects/people.ts';

/** The subjects of decision 21, in the order they are reported. */
export const SUBJECTS = [
  'death',
  'illness',
  'pregnancy',
  'betting',
  'share-tips',
  'court',
  'fidelity',
  'curses',
  'caste',
  'paid-remedies',
  'guarantee',
  'fear',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Phrases of each forbidden subject. */
export const FORBIDDEN: Readonly<Record<Subject, ForbiddenWords>> = {
  ...body,
  ...money,
  ...people,
  ...claims,
};
