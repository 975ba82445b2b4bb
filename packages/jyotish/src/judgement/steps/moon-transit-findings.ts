import { houseFrom } from '../../chart/houses.ts';
import { transitFromMoon } from '../../gochara/from-moon.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import { finding } from '../finding.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { TransitMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';

const GOCHARA = 'PD 26';
const LATE = 'later tradition';
/**
 * Longest horizon in months for which the fast grahas, which change sign month by month, count too.
 */
const FAST_HORIZON = 12;
const FAST_GRAHAS: readonly Graha[] = ['sun', 'mars', 'mercury', 'venus'];
const FAST = 0.35;
const SLOW = 0.9;
const JUPITER_HARD: readonly Bhava[] = [3, 6, 8, 12];
const DHAIYA: readonly Bhava[] = [4, 8];

type Phase = EvidenceOf<'transit.sade-sati'>['phase'];
const SADE_SATI: Readonly<Partial<Record<Bhava, { phase: Phase; points: number }>>> = {
  12: { phase: 'rising', points: -0.9 },
  1: { phase: 'peak', points: -1.4 },
  2: { phase: 'setting', points: -0.9 },
};

const saturnFromMoon = (place: Bhava): readonly Finding[] => {
  const passage = SADE_SATI[place];
  if (passage !== undefined) {
    return [finding('transit.sade-sati', passage.points, { phase: passage.phase }, LATE)];
  }
  return DHAIYA.includes(place) ? [finding('transit.dhaiya', -0.9, { place }, LATE)] : [];
};

/**
 * Findings of one month's transits counted from the natal Moon, with vedha, Sade Sati and the
 * dhaiyas.
 */
export const moonTransitFindings = (
  reading: Reading,
  focus: WeightedQuestion,
  { signs }: TransitMonth,
): readonly Finding[] => {
  const moon = reading.chart.grahas.moon.rashi;
  const count = (graha: Graha, points: number): readonly Finding[] => {
    const { good, house: place, vedhaBy } = transitFromMoon(moon, graha, signs);
    // The Moon crosses a sign in two days: it blocks no month.
    const by = vedhaBy.find((other) => other !== 'moon');
    if (!good) return [];
    return by === undefined
      ? [finding('transit.from-moon-good', points, { graha, place }, GOCHARA)]
      : [finding('transit.from-moon-blocked', 0, { graha, place, by }, GOCHARA)];
  };
  const jupiterPlace = houseFrom(moon, signs.jupiter);
  return [
    ...count('jupiter', SLOW),
    ...(JUPITER_HARD.includes(jupiterPlace)
      ? [
          finding(
            'transit.from-moon-hard',
            -0.5,
            { graha: 'jupiter', place: jupiterPlace },
            GOCHARA,
          ),
        ]
      : []),
    ...count('saturn', SLOW),
    ...saturnFromMoon(houseFrom(moon, signs.saturn)),
    ...(focus.plan.months <= FAST_HORIZON
      ? FAST_GRAHAS.flatMap((graha) => count(graha, FAST))
      : []),
  ];
};
