import type { ByLifeGroup } from './by-life-group.ts';
import { WEEKS_AT_HOME } from './weeks-at-home.ts';
import { WEEKS_BETWEEN } from './weeks-between.ts';
import { WEEKS_OUTSIDE } from './weeks-outside.ts';

/** The leading graha in an ordinary week, by life group: when it helps, and when it hinders. */
export const WEEKS: ByLifeGroup = { ...WEEKS_OUTSIDE, ...WEEKS_AT_HOME, ...WEEKS_BETWEEN };
