import { describe, expect, it } from 'vitest';
import { placementOf } from '../chart/placement.ts';
import {
  AGREED_CANCELLATIONS,
  AGREED_RULES,
  CANCELLATION_REMARKS,
  REMARK_RULES,
} from './cancellation-rules.ts';
import { matchOf } from './match-moons.ts';

const padas = Array.from({ length: 108 }, (_, index) => placementOf((index + 0.5) * (10 / 3)));

describe('the rules', () => {
  it('are one for each id, in its order', () => {
    expect(AGREED_RULES.map(({ id }) => id)).toEqual(AGREED_CANCELLATIONS);
    expect(REMARK_RULES.map(({ id }) => id)).toEqual(CANCELLATION_REMARKS);
  });

  it('each hold for some pair of padas and show what they saw', () => {
    const seen = new Map<string, object>();
    for (const boy of padas) {
      for (const girl of padas) {
        const { applied, remarks } = matchOf(boy, girl, 'jupiter');
        for (const { id, evidence } of [...applied, ...remarks]) seen.set(id, evidence);
      }
    }
    // Full maitri is lords one or friends, on which all agree: the remark about it never comes to speak.
    const spoken = CANCELLATION_REMARKS.filter((id) => id !== 'bhakoot-tara-and-maitri-full');
    expect([...seen.keys()].toSorted()).toEqual([...AGREED_CANCELLATIONS, ...spoken].toSorted());
    for (const evidence of seen.values()) {
      expect(Object.values(evidence).every((value) => value !== undefined)).toBe(true);
      expect(Object.keys(evidence).length).toBeGreaterThan(0);
    }
  });
});

describe('a cancellation', () => {
  it('names its kuta, what it gives back and what it rests on', () => {
    // Krittika in Mesha and in Vrishabha: one star, two signs.
    const { applied } = matchOf(placementOf(28), placementOf(35));
    expect(applied[0]).toEqual({
      id: 'nadi-same-star-other-sign',
      kuta: 'nadi',
      restores: 8,
      evidence: { boySign: 0, girlSign: 1, boyStar: 2, girlStar: 2 },
      source: 'MUH; MC',
    });
  });

  it('of a guarded Moon is told only where somebody looked at the charts', () => {
    const [boy, girl] = [placementOf(2), placementOf(5)];
    const told = (guard: 'venus' | null) =>
      matchOf(boy, girl, guard).remarks.filter(({ id }) => id === 'nadi-moon-guarded');
    expect(told(null)).toEqual([]);
    expect(told('venus')[0]?.evidence).toEqual({ guard: 'venus' });
  });
});
