import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySky, turnedBy, type Longitudes } from '../calibration/any-sky.ts';
import { chartOf } from '../src/chart/chart.ts';
import { countedFrom } from '../src/chart/houses.ts';
import { rashiIndex } from '../src/chart/placement.ts';
import { vimshottari } from '../src/dasha/vimshottari.ts';
import type { FindingId } from '../src/judgement/finding-ids.ts';
import type { Finding } from '../src/judgement/judgement.types.ts';
import { weightedQuestionOf } from '../src/judgement/reading/weighted-question.ts';
import { chartExtrasOf } from '../src/judgement/reading/chart-extras.ts';
import { monthsFrom, type TransitMonth } from '../src/judgement/reading/months.ts';
import type { Reading } from '../src/judgement/reading/reading.ts';
import type { SlowStay } from '../src/judgement/reading/slow-stays.ts';
import { houseFindings } from '../src/judgement/steps/house-findings.ts';
import { karakaFindings } from '../src/judgement/steps/karaka-findings.ts';
import { ruleFindings } from '../src/judgement/steps/rule-findings.ts';
import { transitFindings } from '../src/judgement/steps/transit-findings.ts';
import { skyAt } from '../src/sky/sky.ts';
import type { Sky } from '../src/sky/sky.types.ts';
import { degrees, julianDayUt } from '../src/units.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../src/vocabulary.ts';
import { yogasIn } from '../src/yoga/yogas-in.ts';
import { anyQuestion } from './any-person.ts';

/** Findings that ask where grahas stand to each other and to the houses, and never in which sign. */
const SIGNLESS: ReadonlySet<FindingId> = new Set([
  'promise.house-hemmed-kindly',
  'promise.house-hemmed-harshly',
  'promise.graha-in-house',
  'promise.graha-aspects-house',
  'promise.karaka-well-placed',
  'promise.karaka-in-dusthana',
  'promise.karaka-combust',
  'promise.karaka-supported',
  'promise.karaka-pressed',
  'promise.directional-strength',
  'promise.moon-bright',
  'promise.moon-dim',
  'promise.bindus-in-house',
  'promise.bindus-more',
  'promise.bindus-own',
  'transit.double',
  'transit.jupiter-in-house',
  'transit.jupiter-aspects-house',
  'transit.jupiter-on-graha',
  'transit.saturn-in-house',
  'transit.saturn-aspects-house',
  'transit.saturn-on-graha',
  'transit.node-in-house',
  'transit.from-moon-good',
  'transit.from-moon-hard',
  'transit.sade-sati',
  'transit.dhaiya',
  'transit.many-bindus',
  'transit.few-bindus',
]);

/** Under this sky the turned ones stand; only its longitudes change. */
const BASE = skyAt(julianDayUt(2445000), { lat: 23, lon: 77 });

const readingOf = ({ lagna, grahas }: Longitudes): Reading => {
  const sky: Sky = {
    ...BASE,
    lagna: degrees(lagna),
    grahas: Object.fromEntries(
      GRAHAS.map((graha) => [graha, { lon: degrees(grahas[graha]), speed: 1 }]),
    ) as Sky['grahas'],
  };
  const chart = chartOf(sky);
  return {
    from: 'lagna',
    chart,
    moonChart: countedFrom(chart, 'moon'),
    dasha: vimshottari(chart.grahas.moon.lon, chart.jdUt),
    yogas: yogasIn(chart),
    extras: chartExtrasOf(chart, sky, { lat: 23, lon: 77 }),
  };
};

const turnedStay = (stay: SlowStay, by: number): SlowStay => ({
  ...stay,
  rashi: rashiIndex(stay.rashi + by),
});

const turnedMonth = (month: TransitMonth, by: number): TransitMonth => ({
  ...month,
  stays: {
    jupiter: turnedStay(month.stays.jupiter, by),
    saturn: turnedStay(month.stays.saturn, by),
    rahu: turnedStay(month.stays.rahu, by),
  },
  signs: Object.fromEntries(
    GRAHAS.map((graha) => [graha, rashiIndex(month.signs[graha] + by)]),
  ) as Record<Graha, RashiIndex>,
});

/** The dosha of Mars is eased by signs. */
const KUJA_DOSHA = 'MUH';

const signless = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ id, source }) => SIGNLESS.has(id) && source !== KUJA_DOSHA);

const MONTHS = monthsFrom(julianDayUt(2461365.5), 18);

test('a sky turned by whole signs, at birth and above, is read the same but for its signs', () => {
  const seen = new Set<FindingId>();
  fc.assert(
    fc.property(anyQuestion, anySky, fc.integer({ min: 1, max: 11 }), (question, sky, signs) => {
      const focus = weightedQuestionOf(question);
      const read = (turn: number) => {
        const reading = readingOf(turnedBy(sky, turn));
        const months = MONTHS.map((month) => turnedMonth(month, turn));
        return {
          houses: signless(houseFindings(reading, focus)),
          rules: signless(ruleFindings(reading, focus)),
          karakas: signless(karakaFindings(reading, focus)),
          transits: transitFindings(reading, focus, months).map(signless),
        };
      };
      const still = read(0);
      expect(read(signs)).toEqual(still);
      for (const each of Object.values(still).flat(2)) seen.add(each.id);
    }),
    { numRuns: 400 },
  );
  expect([...SIGNLESS].filter((id) => !seen.has(id))).toEqual([]);
});
