import type { ByRealm } from './by-realm.ts';
import { WEEKS_AT_HOME } from './weeks-at-home.ts';
import { WEEKS_OUTSIDE } from './weeks-outside.ts';

/** The leading graha in an ordinary week, by realm: when it helps, and when it hinders. */
export const WEEKS: ByRealm = { ...WEEKS_OUTSIDE, ...WEEKS_AT_HOME };
