import { DUSTHANAS } from '../tables/bhavas.ts';
import type { Bhava } from '../vocabulary.ts';
import { any, lord, not, stands, together } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

type Areas = YogaRecord['areas'];

const GOOD: readonly Bhava[] = [1, 4, 5, 7, 9, 10];

/**
 * Rule of a viparita yoga: the lord of a dusthana in a dusthana. Some ask for its own house only;
 * PD for any of the three. `full` when no lord of 1, 4, 5, 7, 9 or 10 stands with it.
 */
const viparitaYoga = <const Id extends string>(id: Id, house: Bhava, areas: Areas) =>
  ({
    id,
    family: 'viparita',
    rule: stands(lord(house), DUSTHANAS),
    full: not(any(...GOOD.map((good) => together(lord(good), lord(house))))),
    side: 'for',
    areas,
    source: 'PD 6; Uttara Kalamrita 4',
    percent: [18, 34],
  }) as const;

/** Viparita yogas: the lord of one dusthana in a dusthana. PD 6. */
export const VIPARITA_YOGAS = [
  viparitaYoga('harsha', 6, ['self', 'career-job']),
  viparitaYoga('sarala', 8, ['self', 'overall-timeline']),
  viparitaYoga('vimala', 12, ['wealth', 'spirituality-luck']),
] as const satisfies readonly YogaRecord[];
