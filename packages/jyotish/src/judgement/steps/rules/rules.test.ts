import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../../../calibration/seeded-births.ts';
import { houseLord, houseRashi } from '../../../chart/houses.ts';
import { rashiAspects } from '../../../jaimini/rashi-drishti.ts';
import { manglikOf } from '../../../matching/manglik.ts';
import { julianDayFromUnixMs } from '../../../units.ts';
import type { Condition } from '../../areas/area.types.ts';
import type { Finding } from '../../judgement.types.ts';
import { weightedQuestionOf } from '../../reading/weighted-question.ts';
import { readingAt, type Reading } from '../../reading/reading.ts';
import { ruleFindings } from '../rule-findings.ts';

const PLACE = { lat: 18.52, lon: 73.86 };
/** Pune, 1990-08-15 14:30 IST, as in steps.test.ts; worked out by hand from its degrees. */
const pune = readingAt(julianDayFromUnixMs(Date.UTC(1990, 7, 15, 9)), PLACE, 'lagna');
const readings = seededBirths(60, 909).map(({ birth, place }) => readingAt(birth, place, 'lagna'));
const fromMoon = seededBirths(20, 909).map(({ birth, place }) => readingAt(birth, place, 'moon'));

const focus = weightedQuestionOf('finances-next-year');

/** What one rule finds. */
const found = (reading: Reading, of: Condition, side: 'for' | 'against' = 'for') =>
  ruleFindings(reading, {
    ...focus,
    rules: [{ of: { ...of, side, weight: 1, source: 'a test' }, weight: 1 }],
  });

const evidence = (findings: readonly Finding[]) => findings.map((each) => each.evidence);

describe('a chart worked by hand', () => {
  it('has both points of wealth in Kanya, whose lord stands in the tenth', () => {
    expect(pune.extras?.points).toMatchObject({ 'sree-lagna': 5, 'indu-lagna': 5, upapada: 9 });
    expect(evidence(found(pune, { if: 'point-lord-in', point: 'indu-lagna', at: [10] }))).toEqual([
      { point: 'indu-lagna', lord: 'mercury', lordHouse: 10 },
    ]);
    expect(found(pune, { if: 'point-lord-in', point: 'indu-lagna', at: [9, 11] })).toEqual([]);
  });

  it('has Rahu at the upapada and the Sun, its atma karaka, alone at the karakamsa in Meena', () => {
    const at = (holds: 'benefic' | 'malefic') =>
      evidence(found(pune, { if: 'point-holds', point: 'upapada', holds }));
    expect(at('malefic')).toEqual([{ point: 'upapada', graha: 'rahu' }]);
    expect(at('benefic')).toEqual([]);
    expect(pune.extras?.points).toMatchObject({ karakamsa: 11, 'twelfth-from-karakamsa': 10 });
    expect(found(pune, { if: 'graha-at-point', point: 'karakamsa', graha: 'sun' })).toEqual([]);
  });

  it('has the lord of the twelfth in the ninth of the navamsa and the fourth of the dasamsa', () => {
    expect(evidence(found(pune, { if: 'lord-in-varga', lord: 12, varga: 9, at: [9] }))).toEqual([
      { varga: 9, house: 12, lord: 'venus', vargaHouse: 9 },
    ]);
    expect(found(pune, { if: 'lord-in-varga', lord: 12, varga: 10, at: [4] })).toHaveLength(1);
  });

  it("has Jupiter, lord of the second, in the Moon's half of its sign, where it gives less", () => {
    const gives = (is: boolean) =>
      evidence(found(pune, { if: 'lord-in-hora', lord: 2, gives: is }));
    expect(gives(false)).toEqual([{ house: 2, lord: 'jupiter', hora: 'moon' }]);
    expect(gives(true)).toEqual([]);
    // Mercury, lord of the eleventh, gives in both halves: no news.
    expect(found(pune, { if: 'lord-in-hora', lord: 11, gives: false })).toEqual([]);
  });

  it('has the Moon, lord of the ninth, strongest of all and eleventh from its house', () => {
    expect(evidence(found(pune, { if: 'strongest-graha', nature: 'benefic' }))).toEqual([
      { graha: 'moon', percent: 146 },
    ]);
    expect(evidence(found(pune, { if: 'lord-from-own-house', lord: 9, at: [11] }))).toEqual([
      { house: 9, lord: 'moon', place: 11, from: 'lagna' },
    ]);
  });
});

describe('over many births', () => {
  it('a house counted from itself names its own lord at home the first', () => {
    for (const reading of readings) {
      const { chart } = reading;
      const atHome = chart.grahas[houseLord(chart, 4)].rashi === houseRashi(chart, 4);
      const one = found(reading, { if: 'lord-from-own-house', lord: 4, at: [1] });
      expect(one).toHaveLength(atHome ? 1 : 0);
    }
  });

  it('Mars speaks from a house of the dosha alone, on one side, as matching eases it', () => {
    const seen = { eased: 0, not: 0, none: 0 };
    for (const reading of readings) {
      const { seats, reducedBy } = manglikOf(reading.chart, true);
      const seat = seats.find(({ from }) => from === 'lagna');
      const eased = found(reading, { if: 'mars-seat', eased: true });
      const not = found(reading, { if: 'mars-seat', eased: false }, 'against');
      expect(eased.length + not.length).toBe(seat === undefined ? 0 : 1);
      expect(eased.length === 1).toBe(
        seat !== undefined && (seat.cancelledBy !== null || reducedBy.length > 0),
      );
      seen[seat === undefined ? 'none' : eased.length === 1 ? 'eased' : 'not'] += 1;
    }
    expect(Math.min(seen.eased, seen.not, seen.none)).toBeGreaterThan(0);
  });

  it('two significators in one sign bind twice as much as in signs that see each other', () => {
    const linked = { if: 'chara-karakas-linked', karaka: 'dara', with: 'putra', varga: 9 } as const;
    const seen = new Set<number | undefined>();
    for (const reading of readings) {
      const { putra = 'sun', dara = 'sun' } = reading.extras?.charaKarakas ?? {};
      const { grahas } = reading.chart;
      const [one, other] = [grahas[dara].vargas[9], grahas[putra].vargas[9]];
      const far = rashiAspects(one, other) ? 0.5 : undefined;
      const [tie] = found(reading, linked);
      expect(tie?.weight).toBe(one === other ? 1 : far);
      seen.add(tie?.weight);
    }
    expect(seen.size).toBe(3);
  });

  it('says nothing of points, divisions and strength without a lagna', () => {
    const conditions: readonly Condition[] = [
      { if: 'point-holds', point: 'sree-lagna', holds: 'benefic' },
      { if: 'graha-at-point', point: 'twelfth-from-karakamsa', graha: 'ketu' },
      { if: 'point-lord-in', point: 'indu-lagna', at: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      { if: 'lord-in-varga', lord: 9, varga: 10, at: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      { if: 'lord-in-hora', lord: 2, gives: true },
      { if: 'strongest-graha', nature: 'benefic' },
    ];
    for (const of of conditions) {
      expect(fromMoon.flatMap((reading) => found(reading, of))).toEqual([]);
      expect(readings.flatMap((reading) => found(reading, of)).length).toBeGreaterThan(0);
    }
  });
});
