import {
  COMPATIBILITY_QUESTIONS,
  judgePair,
  julianDayUt,
  KUTAS,
  type PairClaim,
  type PersonInput,
} from '@dhruva/jyotish';
import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../../../packages/jyotish/calibration/seeded-births.ts';
import { matchRows } from '../../../../packages/jyotish/reference/match-rows.ts';
import { rawPoints } from './own-kutas.ts';
import { checkPairClaim, type Verdict } from './pair-checker.ts';
import { positionsAt, type PairPositions } from './pair-positions.ts';

const PAIRS = 50;
const at = julianDayUt(2461365.5);
const people = seededBirths(2 * PAIRS, 2026).map(({ birth, place }): PersonInput => ({
  birth,
  place,
}));
const pairs = people
  .slice(0, PAIRS)
  .map((self, index) => ({ self, other: people[index + PAIRS]! }));

interface Checked {
  readonly claim: PairClaim;
  readonly pair: PairPositions;
  readonly verdict: Verdict;
}

const checked = pairs.flatMap(({ self, other }): readonly Checked[] => {
  const pair = {
    self: positionsAt(self.birth, self.place),
    other: positionsAt(other.birth, other.place),
  };
  return COMPATIBILITY_QUESTIONS.flatMap((question) => judgePair({ question, self, other, at }))
    .flatMap(({ findings, specifics }) => [...findings, ...specifics])
    .flatMap(({ claims }) => claims)
    .map((claim) => ({ claim, pair, verdict: checkPairClaim(claim, pair) }));
});

/** The same claim made false. */
const falsified = (claim: PairClaim): PairClaim | undefined => {
  switch (claim.kind) {
    case 'between':
      if ('place' in claim) return { ...claim, place: ((claim.place % 12) + 1) as 1 };
      if ('regard' in claim) {
        return { ...claim, regard: claim.regard === 'opposed' ? 'friends' : 'opposed' };
      }
      return { ...claim, a: 'ketu' };
    case 'guna':
      return { ...claim, total: claim.total + 1 };
    case 'kuta':
      return { ...claim, points: claim.points + 0.5 };
    case 'manglik':
      return { ...claim, cancelledBy: [...claim.cancelledBy, 'at-home'].slice(-1) };
    case 'manglik-grade':
      return { ...claim, grade: claim.grade === 'none' ? 'wholly' : 'none' };
    case 'manglik-match':
      return { ...claim, result: claim.result === 'both' ? 'neither' : 'both' };
    default:
      return undefined;
  }
};

const CHECKED = ['between', 'guna', 'kuta', 'manglik', 'manglik-grade', 'manglik-match'];

describe('the checker', () => {
  it('counts the kutas as the outside pairs have them', () => {
    const rows = matchRows();
    expect(rows.length).toBeGreaterThan(50);
    for (const { boy, girl, scores } of rows) {
      const own = rawPoints(boy.moonLon, girl.moonLon);
      expect(KUTAS.map((kuta) => own[kuta])).toEqual(KUTAS.map((kuta) => scores[kuta]));
    }
  });

  it('finds no false claim in 50 pairs and six questions', () => {
    expect(checked.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    const right = checked.filter(({ verdict }) => verdict === 'right');
    const kinds = new Set(right.map(({ claim }) => claim.kind));
    expect([...kinds].toSorted()).toEqual(CHECKED);
    expect(right.length).toBeGreaterThan(PAIRS * 6 * 10);
  });

  it('finds every claim that is made false', () => {
    const seen = checked.filter(({ verdict }) => verdict === 'right');
    const missed = seen.flatMap(({ claim, pair }) => {
      const wrong = falsified(claim);
      const stillTrue = wrong === undefined || JSON.stringify(wrong) === JSON.stringify(claim);
      return stillTrue || checkPairClaim(wrong, pair) === 'wrong' ? [] : [wrong];
    });
    expect(missed).toEqual([]);
  });

  it('takes nothing from the rising sign of a person without a birth time', () => {
    const pair = checked[0]!.pair;
    const untimed = { ...pair, self: { ...pair.self, isTimeKnown: false } };
    const claim = { kind: 'manglik', person: 'self', from: 'lagna', cancelledBy: [] } as const;
    expect(checkPairClaim(claim, untimed)).toBe('wrong');
  });
});
