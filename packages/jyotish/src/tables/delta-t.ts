/**
 * TT − UT1 in seconds on 1 January of each year from 1900.
 *
 * 1900–1952: the spline of Stephenson, Morrison & Hohenkerk (2016), Proc. R. Soc. A 472, 20160404,
 * table S15 in its 2020 form. 1955–1972: USNO historic_deltat.data (McCarthy & Babcock 1986); the
 * two years between are a straight line. 1973–2027: IERS finals2000A (its last year a prediction).
 * 2028–2030: our guess, a straight line to the expectation below.
 */
export const DELTA_T_FIRST_YEAR = 1900;
export const DELTA_T_SECONDS: readonly number[] = [
  -1.98, -0.75, 0.62, 2.06, 3.51, 4.92, 6.24, 7.49, 8.7, 9.9, 11.14, 12.43, 13.75, 15.06, 16.32,
  17.48, 18.52, 19.44, 20.25, 20.98, 21.62, 22.19, 22.69, 23.12, 23.49, 23.79, 24.02, 24.2, 24.32,
  24.39, 24.42, 24.41, 24.38, 24.32, 24.24, 24.16, 24.08, 24.04, 24.06, 24.17, 24.43, 24.83, 25.35,
  25.93, 26.51, 27.05, 27.51, 27.89, 28.24, 28.58, 28.93, 29.32, 29.7, 30.16, 30.61, 31.07, 31.35,
  31.68, 32.17, 32.67, 33.15, 33.58, 33.99, 34.47, 35.03, 35.74, 36.55, 37.43, 38.29, 39.2, 40.18,
  41.17, 42.23, 43.38, 44.48, 45.48, 46.46, 47.52, 48.53, 49.59, 50.54, 51.38, 52.17, 52.96, 53.79,
  54.34, 54.87, 55.32, 55.82, 56.3, 56.86, 57.57, 58.31, 59.12, 59.98, 60.79, 61.63, 62.3, 62.97,
  63.47, 63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78, 66.07, 66.32, 66.6,
  66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22, 69.36, 69.36, 69.29, 69.2, 69.18, 69.14, 69.11,
  69.1, 69.16, 69.22, 69.27,
];

/**
 * Expected Delta T after the table, seconds, as a polynomial in years from 2000. Nobody can know
 * it: this is the expectation drawn from Stephenson, Morrison & Hohenkerk (2016), shifted to meet
 * the tables that astrology software carries to 2028 and the shift faded out by 2128, so that
 * charts of the future agree with other software (71.8 s in 2040, 93.2 s in 2100).
 */
export const DELTA_T_EXPECTED = [
  64 - 0.78 * 1.28,
  521 / 3000 + 0.78 / 100,
  1 / 1250,
  121 / 30_000_000,
] as const;
