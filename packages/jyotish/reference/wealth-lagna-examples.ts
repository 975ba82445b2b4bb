/** A sree lagna printed by others, all in sidereal degrees. */
export interface SreeExample {
  readonly at: string;
  readonly moon: number;
  readonly lagna: number;
  readonly sree: number;
}

const dms = (sign: number, degree: number, minute: number, second = 0): number =>
  sign * 30 + degree + minute / 60 + second / 3600;

/** P.V.R. Narasimha Rao, ch. 5: example 10 and the exercise after it; he prints minutes. */
export const SREE_EXAMPLES: readonly SreeExample[] = [
  { at: 'pvr-ex10', moon: dms(6, 13, 6), lagna: dms(5, 25, 5), sree: dms(11, 18, 47) },
  { at: 'pvr-exr', moon: dms(4, 15, 29), lagna: dms(7, 14, 19), sree: dms(9, 12, 22) },
];

/**
 * A report of Jagannatha Hora, Lahiri, as the open program PyJHora prints it beside its own results
 * (test suite, special lagnas): both lagnas of one birth, the indu lagna by its sign.
 */
export const REPORTED = {
  at: 'jhora-1996',
  birth: {
    date: '1996-12-07',
    time: '10:34:00',
    utc_offset_hours: 5.5,
    lat: 13.0878,
    lon: 80.2785,
  },
  sree: dms(10, 0, 20, 25),
  indu: 9,
} as const;

/** Signs of lagna, Moon and indu lagna: the example of a teaching page (astrologyclass.org, indu lagna). */
export const INDU_EXAMPLE = { at: 'teaching-page', lagna: 9, moon: 11, indu: 0 } as const;
