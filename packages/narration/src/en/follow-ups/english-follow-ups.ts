import type { FollowUpWords } from '../../follow-ups/follow-up-words.ts';
import { birthTime } from './birth-time.ts';
import { forces } from './forces.ts';
import { time } from './time.ts';

/** The English words of the follow-ups. */
export const englishFollowUps: FollowUpWords = { ...time, ...forces, ...birthTime };
