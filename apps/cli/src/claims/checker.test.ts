import type { Claim } from '@dhruva/jyotish';
import { describe, expect, it } from 'vitest';
import { checkerOf } from './checker.ts';
import type { Person } from './claims.types.ts';
import { AMITABH, ANSWER, INDIA, INDIA_ALL_DAY, INDIRA } from './known-births.samples.ts';
import { falsified } from './run/falsified.ts';
import { natalAt } from './chart/natal.ts';
import { chanceOf } from './run/chance.ts';

const from = 'lagna' as const;

/** Claims of three charts that every book prints, and of transits that every almanac has. */
const TRUE_CLAIMS: readonly (readonly [name: string, person: Person, claims: readonly Claim[]])[] =
  [
    [
      'India',
      INDIA,
      [
        { kind: 'stands', graha: 'jupiter', rashi: 6, house: 6, from },
        { kind: 'stands', graha: 'saturn', house: 1, from: 'moon' },
        { kind: 'stands', graha: 'moon', rashi: 3, from, varga: 2 },
        { kind: 'rules', graha: 'venus', house: 1, from },
        { kind: 'rules', graha: 'mars', house: 5, from: 'moon' },
        { kind: 'conjoined', a: 'moon', b: 'saturn' },
        { kind: 'aspects', a: 'saturn', house: 9, from },
        { kind: 'aspects', a: 'jupiter', b: 'mars' },
        { kind: 'hosted', a: 'jupiter', b: 'venus' },
        { kind: 'dignity', graha: 'rahu', state: 'exalted' },
        { kind: 'dignity', graha: 'saturn', state: 'combust' },
        {
          kind: 'period',
          system: 'vimshottari',
          level: 1,
          graha: 'moon',
          start: '2015-09-10',
          end: '2025-09-09',
        },
        {
          kind: 'period',
          system: 'vimshottari',
          level: 1,
          graha: 'saturn',
          start: '1947-08-15',
          end: '1965-09-10',
        },
        {
          kind: 'transit',
          graha: 'saturn',
          house: 11,
          from,
          start: '2025-03-29',
          end: '2027-06-02',
        },
        {
          kind: 'transit',
          graha: 'saturn',
          house: 10,
          from,
          start: '2022-04-29',
          end: '2022-07-12',
        },
        {
          kind: 'transit',
          graha: 'jupiter',
          from,
          over: 'sun',
          start: '2025-10-18',
          end: '2025-12-05',
        },
        {
          kind: 'transit-aspect',
          graha: 'jupiter',
          house: 7,
          from,
          start: '2025-10-18',
          end: '2025-12-05',
        },
        { kind: 'dhaiya', place: 8, start: '2022-04-29', end: '2022-07-12' },
        { kind: 'sade-sati', phase: 'rising', start: '2003-04-07', end: '2004-09-05' },
        { kind: 'double-transit', house: 11, from, start: '2025-10-20', end: '2025-12-01' },
        { kind: 'yoga', id: 'budha-aditya', grahas: ['mercury', 'sun'] },
        { kind: 'yoga', id: 'pravrajya', grahas: ['sun', 'moon', 'mercury', 'venus', 'saturn'] },
        { kind: 'chara-karaka', karaka: 'atma', graha: 'sun' },
        { kind: 'moonlight', elongation: 336 },
        { kind: 'hora', graha: 'moon', of: 'moon' },
      ],
    ],
    [
      'Indira Gandhi',
      INDIRA,
      [
        { kind: 'exchanges', a: 'moon', b: 'saturn' },
        { kind: 'exchanges', a: 'sun', b: 'mars' },
        { kind: 'exchanges', a: 'jupiter', b: 'venus' },
        { kind: 'dignity', graha: 'jupiter', state: 'retrograde' },
        { kind: 'aspects', a: 'saturn', b: 'moon' },
        { kind: 'yoga', id: 'maha-parivartana', grahas: ['sun', 'moon', 'mars', 'saturn'] },
        {
          kind: 'period',
          system: 'vimshottari',
          level: 1,
          graha: 'jupiter',
          start: '1954-11-14',
          end: '1970-11-13',
        },
      ],
    ],
    [
      'Amitabh Bachchan',
      AMITABH,
      [
        { kind: 'stands', graha: 'mercury', house: 8, from },
        { kind: 'dignity', graha: 'jupiter', state: 'exalted' },
        { kind: 'dignity', graha: 'venus', state: 'debilitated' },
        { kind: 'dignity', graha: 'mercury', state: 'retrograde' },
        { kind: 'conjoined', a: 'venus', b: 'mars' },
        { kind: 'manglik', person: 'self', from, cancelledBy: [] },
        { kind: 'manglik', person: 'self', from: 'moon', cancelledBy: [] },
      ],
    ],
  ];

const reasonsOf = (person: Person, claims: readonly Claim[]): readonly string[] => {
  const check = checkerOf(person);
  return claims.flatMap((claim) => {
    const reason = check(claim, ANSWER);
    return reason === null ? [] : [`${JSON.stringify(claim)}: ${reason}`];
  });
};

describe('claims recomputed', () => {
  it.each(TRUE_CLAIMS)('finds what is known of %s to be true', (_, person, claims) => {
    expect(reasonsOf(person, claims)).toEqual([]);
  });

  it.each(TRUE_CLAIMS)(
    'finds each of them false when one thing in it is changed: %s',
    (_, person, claims) => {
      const { signs } = natalAt(person.birth, person.place, true);
      const check = checkerOf(person);
      const chance = chanceOf(5);
      const changed = Array.from({ length: 20 }, () =>
        claims.map((claim) => falsified(claim, { chance, signs })),
      ).flat();
      expect(changed.filter((claim) => check(claim, ANSWER) === null)).toEqual([]);
    },
  );

  it('takes a stay for true only when it is unbroken and whole', () => {
    const check = checkerOf(INDIA);
    const saturnInMakara = (start: string, end: string): Claim => ({
      kind: 'transit',
      graha: 'saturn',
      house: 9,
      from,
      start,
      end,
    });
    expect(check(saturnInMakara('2020-01-24', '2022-04-28'), ANSWER)).toBeNull();
    expect(check(saturnInMakara('2020-01-24', '2023-01-17'), ANSWER)).toMatch('broken');
    expect(check(saturnInMakara('2020-03-01', '2022-04-28'), ANSWER)).toMatch('begins before');
    expect(check(saturnInMakara('2020-01-24', '2022-03-28'), ANSWER)).toMatch('goes on after');
  });

  it('gives shadbala, bindus and arudhas of the published chart', () => {
    const check = checkerOf(INDIA);
    const total = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      (house) =>
        check({ kind: 'bindus', count: -1, house: house as 1 }, ANSWER)?.match(/^\d+/u)?.[0],
    );
    expect(total.reduce((sum, count) => sum + Number(count), 0)).toBe(337);
    expect(check({ kind: 'shadbala', graha: 'rahu', percent: 100 }, ANSWER)).toMatch('no shadbala');
    expect(check({ kind: 'arudha', house: 1, rashi: 5 }, ANSWER)).toBeNull();
    expect(check({ kind: 'point', point: 'karakamsa', rashi: 11 }, ANSWER)).toBeNull();
  });
});

describe('claims about an answer', () => {
  const check = checkerOf(INDIA);
  const mars: Claim = {
    kind: 'period',
    system: 'vimshottari',
    level: 1,
    graha: 'mars',
    start: '2025-09-10',
    end: '2032-09-09',
  };
  const answer = { ...ANSWER, claims: [mars] };

  it.each<readonly [Claim, boolean]>([
    [{ kind: 'window', start: '2027-06', end: '2028-05', strength: 'stronger' }, true],
    [{ kind: 'window', start: '2027-06', end: '2028-05', strength: 'weaker' }, false],
    [{ kind: 'trend', step: 'mixed' }, true],
    [{ kind: 'earlier', minutes: 10, step: 'mixed' }, true],
    [{ kind: 'earlier', minutes: 10, step: 'demanding' }, false],
    [{ kind: 'earlier', minutes: 5, step: 'mixed' }, false],
    [
      { kind: 'earlier', minutes: 10, start: '2027-07', end: '2028-05', strength: 'stronger' },
      true,
    ],
    [
      { kind: 'earlier', minutes: 10, start: '2027-06', end: '2028-05', strength: 'stronger' },
      false,
    ],
    [{ kind: 'holds', minutes: 15 }, true],
    [{ kind: 'holds', minutes: 10 }, false],
    [{ kind: 'holds', share: 1 }, false],
    [{ kind: 'fact', key: 'work', value: 'employed' }, true],
    [{ kind: 'fact', key: 'work', value: 'retired' }, false],
    [{ kind: 'fact', key: 'country', value: 'IN' }, false],
    [{ kind: 'fact', key: 'age', value: '79' }, true],
    [{ kind: 'fact', key: 'age', value: '78' }, false],
    [{ kind: 'cause', cause: 'mars', start: '2025-09-10', end: '2032-09-09' }, true],
    [{ kind: 'cause', cause: 'saturn', start: '2025-03-29', end: '2027-06-02' }, true],
    [{ kind: 'cause', cause: 'saturn', start: '2025-09-10', end: '2032-09-09' }, false],
    [{ kind: 'cause', cause: 'saturn', start: '2002-07-23', end: '2009-09-09' }, true],
    [{ kind: 'cause', cause: 'saturn', start: '2004-09-06', end: '2009-09-09' }, false],
    [{ kind: 'ease', start: '2032-09-10' }, true],
    [{ kind: 'ease', start: '2027-06' }, true],
    [{ kind: 'ease', start: '2030-01-01' }, false],
    [{ kind: 'past', strand: 'wealth', start: '2019-05-01', end: '2022-01-31' }, true],
    [{ kind: 'past', strand: 'wealth', start: '2026-05-01', end: '2027-01-31' }, false],
  ])('%j: %s', (claim, isTrue) => {
    expect(check(claim, answer) === null).toBe(isTrue);
  });
});

describe('a birth without a time', () => {
  const check = checkerOf(INDIA_ALL_DAY);

  it('holds what holds all day, and knows no lagna', () => {
    expect(
      check({ kind: 'stands', graha: 'jupiter', rashi: 6, house: 4, from: 'moon' }, ANSWER),
    ).toBeNull();
    expect(check({ kind: 'stands', graha: 'jupiter', house: 6, from }, ANSWER)).toMatch(
      'not known',
    );
    expect(
      check({ kind: 'yoga', id: 'budha-aditya', grahas: ['sun', 'mercury'] }, ANSWER),
    ).toBeNull();
    expect(check({ kind: 'yoga', id: 'raja-1-4', grahas: ['sun', 'venus'] }, ANSWER)).toMatch(
      'not formed',
    );
  });

  it('takes a period to begin and end at the days of any hour, and no others', () => {
    const period = (start: string, end: string): Claim => ({
      kind: 'period',
      system: 'vimshottari',
      level: 1,
      graha: 'mercury',
      start,
      end,
    });
    expect(check(period('1965-09-10', '1982-09-10'), ANSWER)).toBeNull();
    expect(check(period('1955-09-10', '1972-09-10'), ANSWER)).toBeNull();
    expect(check(period('1967-09-10', '1984-09-10'), ANSWER)).not.toBeNull();
    expect(check(period('1955-09-10', '1971-09-10'), ANSWER)).toBeNull();
    expect(check(period('1955-09-10', '1984-09-10'), ANSWER)).not.toBeNull();
  });
});

it('knows the guna total of two, either way round, and nothing of one alone', () => {
  const totals = checkerOf(INDIRA, { other: AMITABH });
  expect(totals({ kind: 'guna', total: 35.25, of: 36 }, ANSWER)).toMatch('the totals are');
  expect(checkerOf(INDIRA)({ kind: 'guna', total: 20, of: 36 }, ANSWER)).toMatch('no other person');
});
