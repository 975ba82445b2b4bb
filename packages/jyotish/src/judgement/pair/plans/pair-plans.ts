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
  /** The life area of the answer. */
  readonly area: Area;
  /** What is read in each chart alone, as for a question about one person. */
  readonly each: Plan;
  /** Why the steps weigh as they do. */
  readonly because: string;
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
    each: { strand: 'lasting-love', asks: 'whether', months: 60 },
    because:
      'Whether it lasts: stability leads, then the kutas, and the minds; the running years of both decide now.',
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
    each: { strand: 'mending', asks: 'how', months: 24 },
    because:
      'Where it hurts: the minds lead, then what holds and the years that run; temper counts more than elsewhere.',
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
    each: { strand: 'married-life', asks: 'how', months: 60 },
    because:
      'What families ask first is the kutas, as many points as they have, and the navamsas, the division of marriage.',
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
    each: { strand: 'understanding', asks: 'how', months: 12 },
    because: 'A picture of all spheres, so they weigh nearly alike; time hardly matters.',
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
    each: { strand: 'trade-partner', asks: 'whether', months: 24 },
    because: 'Trade, trust and talk carry a firm; the kutas are for marriages and do not count.',
    steps: { trade: 30, trust: 24, talk: 20, growth: 8, periods: 14, own: 22 },
    specifics: ['skills', 'sides', 'issues'],
    kutas: [],
  },
  'parents-together': {
    area: 'family',
    each: { strand: 'parenting', asks: 'how', months: 60 },
    because:
      'Care and family lead alike; of the kutas only those of temper, fortune and friendship speak of a home.',
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
