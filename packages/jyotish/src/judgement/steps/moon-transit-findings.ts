import type { Days } from '../../units.ts';
import { houseFrom } from '../../chart/houses.ts';
import { transitFromMoon } from '../../gochara/from-moon.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import { dated, finding } from '../finding.ts';

import type { EvidenceOf } from '../finding-ids.ts';
import type { Finding } from '../judgement.types.ts';
import type { TransitMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { POINTS } from './points.ts';

const GOCHARA = 'PD 26';
const LATE = 'later tradition';
/** Grahas that change sign about every month: they shade a month and open none. */
export const FAST_GRAHAS: readonly Graha[] = ['sun', 'mars', 'mercury', 'venus'];
const JUPITER_HARD: readonly Bhava[] = [3, 6, 8, 12];
const DHAIYA: readonly Bhava[] = [4, 8];

type Phase = EvidenceOf<'transit.sade-sati'>['phase'];
const SADE_SATI: Readonly<Partial<Record<Bhava, { phase: Phase; points: number }>>> = {
  12: { phase: 'rising', points: -POINTS.sadeSatiEdge },
  1: { phase: 'peak', points: -POINTS.sadeSatiPeak },
  2: { phase: 'setting', points: -POINTS.sadeSatiEdge },
};

const saturnFromMoon = (place: Bhava, during: Days): readonly Finding[] => {
  const passage = SADE_SATI[place];
  if (passage !== undefined) {
    const { phase, points } = passage;
    return [dated(finding('transit.sade-sati', points, { phase }, LATE), during)];
  }
  return DHAIYA.includes(place)
    ? [dated(finding('transit.dhaiya', -POINTS.dhaiya, { place }, LATE), during)]
    : [];
};

/**
 * Findings of one month's transits counted from the natal Moon, with vedha, Sade Sati and the
 * dhaiyas.
 */
export const moonTransitFindings = (
  reading: Reading,
  { signs, stays }: TransitMonth,
): readonly Finding[] => {
  const moon = reading.chart.grahas.moon.rashi;
  const count = (graha: Graha, points: number): readonly Finding[] => {
    const { good, house: place, vedhaBy } = transitFromMoon(moon, graha, signs);
    // The Moon crosses a sign in two days: it blocks no month.
    const isBlocked = vedhaBy.some((other) => other !== 'moon');
    return good && !isBlocked
      ? [finding('transit.from-moon-good', points, { graha, place }, GOCHARA)]
      : [];
  };
  const place = houseFrom(moon, signs.jupiter);
  const hard = JUPITER_HARD.includes(place)
    ? [finding('transit.from-moon-hard', -POINTS.jupiterHard, { graha: 'jupiter', place }, GOCHARA)]
    : [];
  return [
    ...[...count('jupiter', POINTS.gocharaSlow), ...hard].map((each) =>
      dated(each, stays.jupiter.during),
    ),
    ...count('saturn', POINTS.gocharaSlow).map((each) => dated(each, stays.saturn.during)),
    ...saturnFromMoon(houseFrom(moon, signs.saturn), stays.saturn.during),
    ...FAST_GRAHAS.flatMap((graha) => count(graha, POINTS.gocharaFast)),
  ];
};
