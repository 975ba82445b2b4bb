import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';
import type { RefusedSubject } from '../subjects.ts';
import { betting } from './betting.ts';
import { caste } from './caste.ts';
import { court } from './court.ts';
import { curses } from './curses.ts';
import { death } from './death.ts';
import { fidelity } from './fidelity.ts';
import { illness } from './illness.ts';
import { minor } from './minor.ts';
import { paidRemedies } from './paid-remedies.ts';
import { pregnancy } from './pregnancy.ts';
import { shareTips } from './share-tips.ts';

/** Phrases of questions about each refused subject, and harmless ones that resemble them. */
export const QUESTION_PHRASES: Readonly<Record<RefusedSubject, ForbiddenWords>> = {
  pregnancy,
  minor,
  death,
  illness,
  betting,
  'share-tips': shareTips,
  court,
  fidelity,
  curses,
  caste,
  'paid-remedies': paidRemedies,
};
