import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../../../calibration/seeded-births.ts';
import { julianDayUt } from '../../../units.ts';
import { COMPATIBILITY_QUESTIONS } from '../../../vocabulary.ts';
import { judgePair } from '../judge-pair.ts';
import type { PairClaim } from '../pair-claim.types.ts';
import { PAIR_FINDINGS } from '../pair-findings.ts';
import type { ClaimedPairFinding, PersonInput } from '../pair.types.ts';
import { dayAt } from '../../reading/days.ts';

const at = julianDayUt(2461365.5);
const PAIRS = 12;
const births = seededBirths(2 * PAIRS, 5).map(({ birth, place }): PersonInput => ({
  birth,
  place,
}));
const untimed = ({ birth, place }: PersonInput): PersonInput => ({
  birth,
  place,
  unknownWithin: { start: julianDayUt(birth - 0.3), end: julianDayUt(birth + 0.7) },
});

const toldOf = (self: PersonInput, other: PersonInput): readonly ClaimedPairFinding[] =>
  COMPATIBILITY_QUESTIONS.flatMap((question) => judgePair({ question, self, other, at })).flatMap(
    ({ findings, specifics }) => [...findings, ...specifics],
  );
const told = Array.from({ length: PAIRS }, (_, index) =>
  toldOf(births[index]!, births[index + PAIRS]!),
).flat();
const of = (id: ClaimedPairFinding['id']): readonly ClaimedPairFinding[] =>
  told.filter((each) => each.id === id);
const kindsOf = (claims: readonly PairClaim[]): readonly string[] => claims.map(({ kind }) => kind);

/** What sums up other findings, or a whole day, states nothing of its own. */
const SILENT = /^pair\.(?:strong-side|weak-side|issue|parenting|points-range)$/u;

describe('the claims of pair findings', () => {
  it('are there for every finding between two charts that states something', () => {
    const silent = told.filter(
      ({ id, claims }) => id in PAIR_FINDINGS && !SILENT.test(id) && claims.length === 0,
    );
    expect(silent).toEqual([]);
  });

  it('say whose each statement of one chart is', () => {
    const ofOne = ['stands', 'rules', 'hosted', 'dignity', 'period', 'chara-karaka', 'arudha'];
    const nobodys = told
      .flatMap(({ claims }) => claims)
      .filter((claim) => ofOne.includes(claim.kind) && !('person' in claim));
    expect(nobodys).toEqual([]);
  });

  it('tell the totals of both ways before and after cancellations, of one where the bride is known', () => {
    for (const { claims } of of('pair.points')) {
      expect(kindsOf(claims)).toEqual(['guna', 'guna', 'guna', 'guna']);
    }
    const [self, other] = [births[0]!, births[PAIRS]!];
    const question = 'spouse-compatibility';
    const { findings } = judgePair({ question, self, other, at, roles: { bride: 'self' } });
    const points = findings.find(({ id }) => id === 'pair.points');
    expect(points?.claims.map((claim) => 'boy' in claim && claim.boy)).toEqual(['other', 'other']);
  });

  it('place Mars from each reference, and say from which it counts', () => {
    for (const each of of('pair.manglik')) {
      if (each.id !== 'pair.manglik') continue;
      const { counts, manglik } = each.evidence;
      const counted = each.claims.flatMap((claim) =>
        claim.kind === 'manglik' ? [claim.from] : [],
      );
      expect(counted).toEqual(counts);
      expect(kindsOf(each.claims).filter((kind) => kind === 'stands')).toHaveLength(2);
      expect(each.claims.at(-1)).toMatchObject({ kind: 'manglik-grade', grade: manglik });
    }
  });

  it('date a running period only where the birth time is known', () => {
    const periods = (findings: readonly ClaimedPairFinding[]) =>
      findings
        .filter(({ id }) => id === 'pair.period-lords')
        .flatMap(({ claims }) => claims)
        .filter(({ kind }) => kind === 'period');
    const known = periods(told);
    expect(known.length).toBeGreaterThan(0);
    for (const claim of known) {
      if (claim.kind !== 'period') continue;
      expect(claim.start < dayAt(at) && dayAt(at) <= claim.end).toBe(true);
    }
    const half = periods(toldOf(births[0]!, untimed(births[PAIRS]!)));
    expect(half.filter((claim) => 'person' in claim && claim.person === 'other')).toEqual([]);
  });
});

it('names the day an instant lies in', () => {
  expect([2451544.5, 2451545.49, 2460369.75].map((jd) => dayAt(julianDayUt(jd)))).toEqual([
    '2000-01-01',
    '2000-01-01',
    '2024-02-29',
  ]);
});
