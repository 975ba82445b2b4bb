import { REPORTED } from './wealth-lagna-examples.ts';

const dms = (sign: number, degree: number, minute: number, second = 0): number =>
  sign * 30 + degree + minute / 60 + second / 3600;

const clock = (hour: number, minute: number, second = 0): number =>
  (hour * 60 + minute + second / 60) / 1440;

/**
 * Hora and ghati lagnas of P.V.R. Narasimha Rao, ch. 5 (examples 8 and 9, exercise 8): days after
 * sunrise, the Sun then, both lagnas; sidereal degrees. His bhava lagna (example 7) turns four times
 * too fast, which the text does not.
 */
export const SPECIAL_LAGNA_EXAMPLES = [
  {
    at: 'pvr-ex8-9',
    days: clock(19, 23) - clock(6, 37),
    sun: dms(9, 24, 17),
    hora: dms(10, 17, 17),
    ghati: dms(5, 21, 47),
  },
  {
    at: 'pvr-exr8',
    days: clock(3, 11, 48) - clock(6, 19, 18),
    sun: dms(1, 12, 11),
    hora: dms(10, 8, 26),
    ghati: dms(5, 17, 49),
  },
] as const;

/** The report of Jagannatha Hora that also has the sree lagna. */
export const REPORTED_SPECIAL_LAGNAS = {
  ...REPORTED,
  bhava: dms(9, 24, 13, 32),
  hora: dms(11, 27, 5, 47),
  ghati: dms(6, 5, 39, 33),
} as const;

/** Upagrahas of a Sun at 13° 19′ of Taurus: P.V.R. Narasimha Rao, ch. 4, exercise 7. */
export const SUN_UPAGRAHA_EXERCISE = {
  at: 'pvr-exr7',
  sun: dms(1, 13, 19),
  dhuma: dms(5, 26, 39),
  vyatipata: dms(6, 3, 21),
  parivesha: dms(0, 3, 21),
  indrachapa: dms(11, 26, 39),
  upaketu: dms(0, 13, 19),
} as const;
