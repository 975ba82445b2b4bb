import { CHOOSE_AGAIN_HOURS } from '@dhruva/contract/catalogue/therapists';

const HOUR_MS = 3_600_000;

/** Until when another time can be chosen in place of one lost at `now`. */
export const chooseBy = (now: Date): Date => new Date(now.getTime() + CHOOSE_AGAIN_HOURS * HOUR_MS);
