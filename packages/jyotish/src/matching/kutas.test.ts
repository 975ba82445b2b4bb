import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  GANA_OF,
  GANA_POINTS,
  GANAS,
  KUTA_MAXIMUM,
  KUTAS,
  VASHYA_GROUPS,
  VASHYA_POINTS,
  YONI_OF,
  YONI_POINTS,
  YONIS,
} from '../tables/kutas.ts';
import { matchMoons, type KutaMatch } from './match-moons.ts';

const lon = fc.double({ min: 0, max: 359.999999, noNaN: true });
const match = (boyMoonLon: number, girlMoonLon: number): KutaMatch =>
  matchMoons({ boyMoonLon, girlMoonLon });

/** The middle of a pada, by its number 0 … 107. */
const padas = Array.from({ length: 108 }, (_, index) => (index + 0.5) * (10 / 3));
const ids = (list: readonly { readonly id: string }[]): readonly string[] =>
  list.map(({ id }) => id);
const sumOf = (scores: KutaMatch['raw']): number =>
  KUTAS.reduce((sum, kuta) => sum + scores[kuta], 0);

describe('the tables', () => {
  it('have one word for each nakshatra and a full triangle of yonis', () => {
    expect([YONI_OF, GANA_OF].map(({ length }) => length)).toEqual([27, 27]);
    expect(YONI_POINTS.map(({ length }) => length)).toEqual(YONIS.map((_, row) => 14 - row));
    expect(YONI_POINTS.map(([own]) => own)).toEqual(YONIS.map(() => 4));
    expect(YONIS.filter((yoni) => YONI_OF.filter((each) => each === yoni).length === 1)).toEqual([
      'mongoose',
    ]);
    expect(GANAS.map((gana) => GANA_OF.filter((each) => each === gana).length)).toEqual([9, 9, 9]);
  });

  it('give sworn enemies among the yonis nothing', () => {
    const enemies = [
      ['horse', 'buffalo'],
      ['elephant', 'lion'],
      ['sheep', 'monkey'],
      ['serpent', 'mongoose'],
      ['dog', 'deer'],
      ['cat', 'rat'],
      ['cow', 'tiger'],
    ] as const;
    const points = enemies.map(([a, b]) => {
      const [first, second] = [YONIS.indexOf(a), YONIS.indexOf(b)].sort((x, y) => x - y);
      return YONI_POINTS[first!]?.[second! - first!];
    });
    expect(points).toEqual(enemies.map(() => 0));
    expect(YONI_POINTS.flat().filter((each) => each === 0)).toHaveLength(enemies.length);
  });

  it('are square where they are read boy by girl, the diagonal full', () => {
    expect(VASHYA_POINTS.map((row, at) => [row.length, row[at]])).toEqual(
      VASHYA_GROUPS.map(() => [5, 2]),
    );
    expect(GANA_POINTS.map((row, at) => [row.length, row[at]])).toEqual(GANAS.map(() => [3, 6]));
  });
});

describe('eight kutas', () => {
  it('keep every kuta and both totals within their bounds, for all 108 × 108 padas', () => {
    const broken = padas.flatMap((boy) =>
      padas.filter((girl) => {
        const { raw, total, afterCancellations: after, totalAfterCancellations } = match(boy, girl);
        const inside = KUTAS.every(
          (kuta) => raw[kuta] >= 0 && after[kuta] >= raw[kuta] && after[kuta] <= KUTA_MAXIMUM[kuta],
        );
        return !inside || total !== sumOf(raw) || totalAfterCancellations !== sumOf(after);
      }),
    );
    expect(broken).toEqual([]);
  });

  test('six of them do not ask who is the boy', () => {
    fc.assert(
      fc.property(lon, lon, (a, b) => {
        const [one, other] = [match(a, b).raw, match(b, a).raw];
        for (const kuta of ['tara', 'yoni', 'maitri', 'bhakoot', 'nadi'] as const) {
          expect(other[kuta]).toBe(one[kuta]);
        }
      }),
    );
  });

  test('a Moon with itself misses only nadi', () => {
    fc.assert(
      fc.property(lon, (a) => {
        expect(match(a, a).raw).toEqual({ ...KUTA_MAXIMUM, nadi: 0 });
      }),
    );
  });

  test('an angle is the same a circle on', () => {
    expect(match(400, -30)).toEqual(match(40, 330));
  });

  it('reads Sagittarius and Capricorn by halves', () => {
    const vashya = (a: number, b: number): number => match(a, b).raw.vashya;
    expect([vashya(254, 5), vashya(256, 5)]).toEqual([1, 2]);
    expect([vashya(284, 95), vashya(286, 95)]).toEqual([1, 2]);
  });

  it('counts gana by direction', () => {
    // Ashwini is deva, Bharani manushya, Krittika rakshasa.
    const [deva, manushya, rakshasa] = [5, 20, 28];
    expect([match(deva, manushya).raw.gana, match(manushya, deva).raw.gana]).toEqual([6, 5]);
    expect([match(deva, rakshasa).raw.gana, match(rakshasa, deva).raw.gana]).toEqual([0, 1]);
  });
});

describe('cancellations', () => {
  it('gives nadi back for one sign and two stars, and for one star and two signs', () => {
    // Krittika and Rohini in Vrishabha; Krittika in Mesha and in Vrishabha.
    expect(ids(match(35, 45).applied)).toEqual(['nadi-same-sign-other-star']);
    const { applied, raw, afterCancellations } = match(28, 35);
    expect(ids(applied)).toContain('nadi-same-star-other-sign');
    expect([raw.nadi, afterCancellations.nadi]).toEqual([0, 8]);
  });

  it('only remarks on what most or some hold', () => {
    const { applied, remarks, raw, afterCancellations } = match(2, 5);
    expect(applied).toEqual([]);
    expect(ids(remarks)).toEqual(['nadi-same-star-other-pada', 'nadi-lords-friends']);
    expect(afterCancellations).toEqual(raw);
    expect(ids(match(2, 2).remarks)).toContain('nadi-same-pada-disputed');
  });

  it('gives bhakoot back for one lord and for lords that are friends', () => {
    // Mesha and Vrishchika, both of Mars; Simha and Dhanu, Sun and Jupiter.
    expect(ids(match(5, 215).applied)).toContain('bhakoot-same-lord');
    expect(ids(match(125, 245).applied)).toContain('bhakoot-lords-friends');
    // Vrishabha and Dhanu: Jupiter holds Venus for an enemy.
    expect(match(35, 245).afterCancellations.bhakoot).toBe(0);
  });

  test('never mends what has its points, and is the same both ways', () => {
    fc.assert(
      fc.property(lon, lon, (a, b) => {
        const [one, other] = [match(a, b), match(b, a)];
        expect(ids(other.applied)).toEqual(ids(one.applied));
        for (const { kuta, restores } of one.applied) {
          expect([one.raw[kuta], one.afterCancellations[kuta]]).toEqual([0, restores]);
          expect(restores).toBe(KUTA_MAXIMUM[kuta]);
        }
      }),
    );
  });
});
