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

/** What sums up other findings, of which there may be none on its side, or a whole day. */
const SILENT = /^pair\.(?:strong-side|weak-side|issue|points-range)$/u;

describe('the claims of pair findings', () => {
  it('are there for every finding that states something, of two charts or of one', () => {
    const silent = told.filter(({ id, claims }) => !SILENT.test(id) && claims.length === 0);
    expect(silent).toEqual([]);
    expect(told.filter(({ id }) => !(id in PAIR_FINDINGS)).length).toBeGreaterThan(PAIRS);
  });

  it('of one chart are those of an answer about one person, with whose they are', () => {
    const own = told.filter(({ id }) => id === 'promise.lord-well-placed');
    expect(own.length).toBeGreaterThan(0);
    for (const { whose, claims } of own) {
      expect(kindsOf(claims)).toEqual(['rules', 'stands']);
      expect(claims.every((claim) => 'person' in claim && claim.person === whose)).toBe(true);
    }
  });

  it('state of a person without a birth time only what is so all day', () => {
    const place = births[0]!.place;
    const venusMoves = julianDayUt(2450327);
    const born = { ...untimed({ birth: venusMoves, place }), place };
    const claims = toldOf(births[1]!, born).flatMap((each) => each.claims);
    const ofOther = claims.filter((claim) => 'person' in claim && claim.person === 'other');
    expect(ofOther.length).toBeGreaterThan(0);
    const venus = ofOther.filter((claim) => claim.kind === 'stands' && claim.graha === 'venus');
    expect(venus).toEqual([]);
  });

  it('of what sums up others are those of the heaviest of them', () => {
    const sides = of('pair.strong-side');
    expect(sides.filter(({ claims }) => claims.length > 0).length).toBeGreaterThan(
      sides.length / 2,
    );
  });

  it('stand in every finding of a window, with whose it is', () => {
    const windows = Array.from({ length: PAIRS }, (_, index) =>
      judgePair({
        question: 'relationship-strength',
        self: births[index]!,
        other: births[index + PAIRS]!,
        at,
      }),
    ).flatMap((judgement) => judgement.windows);
    expect(windows.length).toBeGreaterThan(0);
    for (const { findings } of windows) {
      const kinds = findings.flatMap(({ claims }) => kindsOf(claims));
      expect(kinds).toContain('period');
      for (const { whose, claims } of findings) {
        expect(claims.every((claim) => 'person' in claim && claim.person === whose)).toBe(true);
      }
    }
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
      expect(kindsOf(claims).filter((kind) => kind === 'guna')).toHaveLength(4);
    }
    const [self, other] = [births[0]!, births[PAIRS]!];
    const question = 'spouse-compatibility';
    const { findings } = judgePair({ question, self, other, at, roles: { bride: 'self' } });
    const points = findings.find(({ id }) => id === 'pair.points');
    const boys = points?.claims.flatMap((claim) => ('boy' in claim ? [claim.boy] : []));
    expect(boys).toEqual(['other', 'other']);
  });

  it('place Mars from each reference, and say from which it counts', () => {
    for (const each of of('pair.manglik')) {
      if (each.id !== 'pair.manglik') continue;
      const { counts, manglik } = each.evidence;
      const counted = each.claims.flatMap((claim) =>
        claim.kind === 'manglik' ? [claim.from] : [],
      );
      expect(counted).toEqual(counts);
      expect(kindsOf(each.claims).filter((kind) => kind === 'mars-from')).toHaveLength(3);
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
