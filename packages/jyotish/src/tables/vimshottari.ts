import type { Graha } from '../vocabulary.ts';

/** Years of one full round. */
export const VIMSHOTTARI_CYCLE_YEARS = 120;

/** The lords in order, with their years; also the lords of Ashwini, Bharani … three times round. BPHS 46. */
export const VIMSHOTTARI = [
  { lord: 'ketu', years: 7 },
  { lord: 'venus', years: 20 },
  { lord: 'sun', years: 6 },
  { lord: 'moon', years: 10 },
  { lord: 'mars', years: 7 },
  { lord: 'rahu', years: 18 },
  { lord: 'jupiter', years: 16 },
  { lord: 'saturn', years: 19 },
  { lord: 'mercury', years: 17 },
] as const satisfies readonly { readonly lord: Graha; readonly years: number }[];
