import { describe, expect, it, test } from 'vitest';
import { seededBirths } from '../../../calibration/seeded-births.ts';
import { julianDayFromUnixMs, julianDayUt } from '../../units.ts';
import type { Finding } from '../judgement.types.ts';
import { weightedQuestionOf } from '../reading/weighted-question.ts';
import { personalMonths } from '../reading/personal-months.ts';
import { monthsFrom } from '../reading/months.ts';
import { readingAt, type Reading } from '../reading/reading.ts';
import { karakaFindings } from './karaka-findings.ts';
import { periodFindings } from './period-findings.ts';
import { promiseFindings } from './promise-findings.ts';
import { transitReader, transitFindings } from './transit-findings.ts';
import { vargaFindings } from './varga-findings.ts';

/**
 * Pune, 1990-08-15 14:30 IST, worked out by hand: Vrishchika lagna; Sun, Jupiter, Venus, Ketu in Karka
 * (9), Moon in Vrishabha (7), Mars in Mesha (6), Mercury in Simha (10), Saturn in Dhanu (2), Rahu in
 * Makara (3). On 2026-01-16 Jupiter (Mithuna) and Saturn (Meena) stand 2nd and 11th from the Moon, and
 * Jupiter-Venus runs.
 */
const birth = julianDayFromUnixMs(Date.UTC(1990, 7, 15, 9));
const place = { lat: 18.52, lon: 73.86 };
const at = julianDayFromUnixMs(Date.UTC(2026, 0, 1));
const reading = readingAt(birth, place, 'lagna');
const fromMoon = readingAt(birth, place, 'moon');
const career = weightedQuestionOf('promotion-this-year');
const [january] = monthsFrom(at, 1);

const periodsOf = (read: Reading, months: number) =>
  periodFindings(read, career, personalMonths(read, monthsFrom(at, months)));

/** The findings of an id whose evidence has at least these fields. */
const told = (found: readonly Finding[], id: Finding['id'], fields: object): readonly Finding[] =>
  found.filter(
    (each) =>
      each.id === id &&
      Object.entries(fields).every(
        ([field, value]) => (each.evidence as Readonly<Record<string, unknown>>)[field] === value,
      ),
  );

describe('promise', () => {
  const found = promiseFindings(reading, career);

  it('sees where the lord of the tenth stands', () => {
    expect(
      told(found, 'promise.lord-well-placed', { house: 10, lord: 'sun', lordHouse: 9 }),
    ).toHaveLength(1);
    expect(told(found, 'promise.lord-in-dusthana', { house: 10 })).toEqual([]);
  });

  it('tells linked lords from entangled ones', () => {
    expect(
      told(found, 'promise.lords-linked', { house: 9, otherHouse: 10, relation: 'hosts' }),
    ).toHaveLength(1);
    expect(
      told(found, 'promise.lords-entangled', {
        house: 10,
        otherHouse: 12,
        relation: 'conjunction',
      }),
    ).toHaveLength(1);
    expect(told(found, 'promise.lords-linked', { house: 1, relation: 'aspects' })).toHaveLength(1);
  });

  it('counts a lone Mercury in the tenth as a benefic', () => {
    expect(told(found, 'promise.benefic-in-house', { house: 10, graha: 'mercury' })).toHaveLength(
      1,
    );
  });

  it('lets the rule of an area stand against the general one', () => {
    const abroad = promiseFindings(reading, weightedQuestionOf('travel-abroad-this-year'));
    expect(
      told(abroad, 'promise.lord-well-placed', { house: 12, lord: 'venus', lordHouse: 9 }),
    ).toHaveLength(1);
    const again = promiseFindings(reading, weightedQuestionOf('stable-job-when'));
    expect(told(again, 'promise.lord-strong-sign', { house: 6, lord: 'mars' })).toHaveLength(1);
  });

  it('counts houses from the Moon when the time is unknown', () => {
    const moon = promiseFindings(fromMoon, career);
    expect(moon.every(({ evidence }) => !('from' in evidence) || evidence.from === 'moon')).toBe(
      true,
    );
    expect(
      told(moon, 'promise.lord-in-dusthana', { house: 9, lord: 'saturn', lordHouse: 8 }),
    ).toHaveLength(1);
    expect(told(moon, 'promise.benefic-in-house', { graha: 'moon' })).toEqual([]);
  });
});

describe('significators and divisions', () => {
  it('weighs an exalted Jupiter for a promotion', () => {
    expect(
      told(karakaFindings(reading, career), 'promise.karaka-strong', {
        graha: 'jupiter',
        dignity: 'exalted',
      }),
    ).toHaveLength(1);
  });

  it('looks at no division without a birth time', () => {
    expect(vargaFindings(reading, career).length).toBeGreaterThan(0);
    expect(vargaFindings(fromMoon, career)).toEqual([]);
  });
});

describe('periods', () => {
  const [found = []] = periodsOf(reading, 1);

  it('reads Jupiter-Venus for work', () => {
    expect(
      told(found, 'dasha.owns-house', { level: 'md', graha: 'jupiter', house: 2 }),
    ).toHaveLength(1);
    expect(
      told(found, 'dasha.owns-hurt-house', { level: 'ad', graha: 'venus', house: 12 }),
    ).toHaveLength(1);
    expect(
      told(found, 'dasha.joins-lord', { level: 'ad', graha: 'venus', house: 10, lord: 'sun' }),
    ).toHaveLength(1);
    expect(told(found, 'dasha.pair-good', { md: 'jupiter', ad: 'venus', place: 1 })).toHaveLength(
      1,
    );
  });

  it('reads two levels only from the Moon', () => {
    const [moon = []] = periodsOf(fromMoon, 1);
    const levels = moon.map(({ evidence }) => ('level' in evidence ? evidence.level : null));
    expect(levels).toContain('ad');
    expect(levels).not.toContain('pd');
  });

  it('names the seam of two mahadashas half a year around it', () => {
    const seams = periodsOf(reading, 96).map((list) =>
      list.find(({ id }) => id === 'dasha.sandhi'),
    );
    const sandhi = seams.find((each) => each !== undefined);
    expect(sandhi?.evidence).toEqual({ outgoing: 'jupiter', incoming: 'saturn', month: '2033-02' });
    expect(seams.filter((each) => each !== undefined)).toHaveLength(12);
  });
});

describe('transits', () => {
  const [found = []] = transitFindings(reading, career, january ? [january] : []);

  it('counts Jupiter and Saturn from the Moon, with vedha', () => {
    expect(told(found, 'transit.from-moon-good', { graha: 'saturn', place: 11 })).toHaveLength(1);
    expect(told(found, 'transit.from-moon-hard', { graha: 'jupiter' })).toEqual([]);
    expect(told(found, 'transit.sade-sati', {})).toEqual([]);
  });

  it('finds the double transit only where both touch the house or its lord', () => {
    // Jupiter in Mithuna and Saturn in Meena both see Dhanu, where Saturn, lord of the Moon's tenth, stands.
    expect(
      told(found, 'transit.double-on-lord', { house: 10, lord: 'saturn', from: 'moon' }),
    ).toHaveLength(1);
    expect(told(found, 'transit.double', { house: 10, from: 'lagna' })).toEqual([]);
  });
});

test('a sky read once for charts alike in sign is the sky each of them reads alone', () => {
  const months = monthsFrom(at, 12);
  const marriage = weightedQuestionOf('marriage-when');
  const sky = transitReader(months);
  const shared = new Set<unknown>();
  const readings = seededBirths(12, 5).flatMap(({ birth: born, place: where }) =>
    [-30, -5, 0, 5, 30].flatMap((minutes) =>
      (['lagna', 'moon'] as const).map((from) =>
        readingAt(julianDayUt(born + minutes / 1440), where, from),
      ),
    ),
  );
  for (const each of readings) {
    for (const focus of [career, marriage]) {
      const found = sky(focus)(each);
      shared.add(found);
      expect(found).toEqual(transitFindings(each, focus, months));
    }
  }
  expect(shared.size).toBeLessThan(readings.length);
});
