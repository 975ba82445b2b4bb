import { KUTAS, type Kuta } from '../../../tables/kutas.ts';
import type { Area, CompatibilityQuestionId } from '../../../vocabulary.ts';
import type { Plan } from '../../plans/plan.types.ts';
import type { PairStep } from '../../pair-steps.ts';

/** Kinds of specifics a question about two people asks for beyond the trend. */
export type PairSpecificKind =
  | 'sides'
  | 'issues'
  | 'strengths'
  | 'habits'
  | 'skills'
  | 'parenting'
  | 'approach';

/**
 * One question about two people as data: how each chart is weighted alone, and which steps count
 * between them.
 */
export interface PairPlan {
  /** The life area each chart is judged under, with emphasis as for a question about one person. */
  readonly area: Area;
  readonly each: Plan;
  /** Weight of each step (ours); a step left out is not read. */
  readonly steps: Readonly<Partial<Record<PairStep, number>>>;
  readonly specifics: readonly PairSpecificKind[];
  /** Kutas that count; where all eight do, the 36 points are reported too. */
  readonly kutas: readonly Kuta[];
}

/** The six questions. */
export const PAIR_PLANS: Readonly<Record<CompatibilityQuestionId, PairPlan>> = {
  'relationship-strength': {
    area: 'love-marriage',
    each: {
      asks: 'whether',
      months: 60,
      houses: { 7: 1.5, 2: 2, 4: 2, 8: 1.5 },
      karakas: { saturn: 1, jupiter: 2 },
    },
    steps: {
      kutas: 20,
      mind: 16,
      attraction: 10,
      stability: 22,
      family: 8,
      growth: 8,
      navamsa: 12,
      temper: 3,
      periods: 14,
      own: 14,
    },
    specifics: ['sides', 'approach'],
    kutas: KUTAS,
  },
  'relationship-issues': {
    area: 'marital-harmony',
    each: {
      asks: 'how',
      months: 24,
      houses: { 7: 1, 6: 2.5, 8: 1.5, 5: 2, 12: 0.3 },
      karakas: { mars: 2 },
    },
    steps: {
      kutas: 14,
      mind: 22,
      attraction: 8,
      stability: 18,
      family: 12,
      growth: 6,
      navamsa: 8,
      temper: 7,
      periods: 18,
      own: 12,
    },
    specifics: ['issues', 'approach'],
    kutas: KUTAS,
  },
  'spouse-compatibility': {
    area: 'marital-harmony',
    each: { asks: 'what', months: 60, houses: { 7: 1.2, 2: 2, 4: 2 } },
    steps: {
      kutas: 36,
      mind: 12,
      attraction: 10,
      stability: 14,
      family: 12,
      growth: 8,
      navamsa: 20,
      temper: 5,
      periods: 8,
      own: 8,
    },
    specifics: ['strengths', 'sides'],
    kutas: KUTAS,
  },
  'strengths-and-weaknesses': {
    area: 'marital-harmony',
    each: {
      asks: 'what',
      months: 12,
      houses: { 3: 3, 7: 0.9, 2: 1.5, 12: 0.5 },
      karakas: { mercury: 2, moon: 1.5 },
    },
    steps: {
      kutas: 12,
      mind: 16,
      attraction: 14,
      stability: 16,
      family: 14,
      growth: 14,
      navamsa: 8,
      temper: 5,
      periods: 6,
    },
    specifics: ['sides', 'strengths', 'habits'],
    kutas: KUTAS,
  },
  'business-partnership': {
    area: 'business',
    each: {
      asks: 'whether',
      months: 24,
      houses: { 7: 1.3, 10: 1, 11: 1.2, 5: 0.5 },
      karakas: { venus: 0, saturn: 2 },
    },
    steps: { trade: 30, trust: 24, talk: 20, growth: 8, periods: 14, own: 22 },
    specifics: ['skills', 'sides', 'issues'],
    kutas: [],
  },
  'parents-together': {
    area: 'family',
    each: {
      asks: 'how',
      months: 60,
      houses: { 5: 3, 4: 1, 2: 1, 9: 1, 3: 0, 11: 0 },
      karakas: { jupiter: 1.5, mars: 0, sun: 0.5 },
    },
    steps: {
      care: 28,
      family: 28,
      talk: 14,
      stability: 10,
      growth: 10,
      navamsa: 6,
      kutas: 8,
      periods: 10,
      own: 18,
    },
    specifics: ['parenting', 'sides', 'issues'],
    kutas: ['maitri', 'gana', 'bhakoot', 'tara'],
  },
};
