import { CHARA_KARAKAS } from '../tables/jaimini.ts';
import { CHART_RELIEFS, SEAT_RELIEFS } from '../tables/manglik.ts';
import { POINTS } from '../tables/points.ts';
import { YOGA_IDS } from '../yoga/all-yogas.ts';

/**
 * Evidence values that are numbers, months or lists, or are defined elsewhere; part of
 * `EVIDENCE_VALUES`.
 */
export const OPEN_WORDS = {
  /** Examples; any calendar month `YYYY-MM`. */
  month: ['2026-03', '2031-12'] as readonly string[],
  /** Examples; 1 = first. */
  rank: [1, 2, 3] as readonly number[],
  /** Examples: bindus of a sign; shadbala over what is required. */
  bindus: [33, 22, 6, 2] as readonly number[],
  yoga: YOGA_IDS,
  percent: [134, 81] as readonly number[],
  /** Arudha padas by their house; 12 is the upapada. */
  image: [2, 5, 7, 10, 11, 12],
  chara: CHARA_KARAKAS,
  point: POINTS,
  hora: ['sun', 'moon'],
  relief: [...SEAT_RELIEFS, ...CHART_RELIEFS],
  rashi: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  /** A count of houses or signs, 1–12. */
  place: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  houses: [[10], [2, 11], [1, 5, 9]] as readonly (readonly number[])[],
  reasons: [['occupies-house'], ['owns-house', 'strong-sign']] as readonly (readonly string[])[],
  /** Sources of a partner trait that agree. */
  reads: [
    ['seventh-house', 'venus', 'upapada'],
    ['seventh-lord', 'varga-seventh', 'karaka'],
  ] as readonly (readonly string[])[],
} as const;
