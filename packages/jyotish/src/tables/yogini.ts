import type { Graha } from '../vocabulary.ts';

/** The eight yoginis in order, the graha each goes with and the years it lasts. BPHS 46. */
export const YOGINIS = [
  { yogini: 'mangala', lord: 'moon', years: 1 },
  { yogini: 'pingala', lord: 'sun', years: 2 },
  { yogini: 'dhanya', lord: 'jupiter', years: 3 },
  { yogini: 'bhramari', lord: 'mars', years: 4 },
  { yogini: 'bhadrika', lord: 'mercury', years: 5 },
  { yogini: 'ulka', lord: 'saturn', years: 6 },
  { yogini: 'siddha', lord: 'venus', years: 7 },
  { yogini: 'sankata', lord: 'rahu', years: 8 },
] as const satisfies readonly {
  readonly yogini: string;
  readonly lord: Graha;
  readonly years: number;
}[];
export type Yogini = (typeof YOGINIS)[number]['yogini'];

/** Years of one round. */
export const YOGINI_CYCLE_YEARS = 36;

/** Added to the nakshatra (Ashwini = 0) before dividing by eight: Ardra is Mangala's. BPHS 46. */
export const YOGINI_OFFSET = 3;
