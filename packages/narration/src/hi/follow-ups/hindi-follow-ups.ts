import type { FollowUpWords } from '../../follow-ups/follow-up-words.ts';
import { birthTime } from './birth-time.ts';
import { forces } from './forces.ts';
import { time } from './time.ts';

/** The Hindi words of the follow-ups. */
export const hindiFollowUps: FollowUpWords = { ...time, ...forces, ...birthTime };
