import type { Graha } from '../vocabulary.ts';

/** Lords of the weekdays, Sunday first. Surya Siddhanta XII. */
export const VARA_LORDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly Graha[];

/**
 * Order of hora lords, the slowest graha first; a day begins with its own lord. Surya Siddhanta
 * XII.
 */
export const HORA_ORDER = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
] as const satisfies readonly Graha[];

/** Horas from a sunrise to the next. */
export const HORAS_PER_DAY = 24;
