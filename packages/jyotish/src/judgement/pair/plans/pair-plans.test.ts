import { expect, test } from 'vitest';
import { COMPATIBILITY_QUESTIONS, type CompatibilityQuestionId } from '../../../vocabulary.ts';
import { PAIR_PLANS } from './pair-plans.ts';
import { STEP_ITEMS, type PairStep, type WeightedItem } from '../../pair-steps.ts';

/** What is read of each sphere of a life together, as `nameOf` calls it. */
const SPHERES = {
  mind: ['moons', 'moon-lords', 'in-step mercury', 'touch jupiter moon'],
  attraction: ['meets venus mars', 'in-step venus', 'house-lords 5', 'arudhas'],
  stability: ['seventh-lord', 'touch saturn moon', 'touch saturn venus', 'upapadas'],
  family: [
    'house-lords 2',
    'house-lords 4',
    'touch jupiter venus',
    'touch-lagna jupiter',
    'bindus',
  ],
  growth: ['house-lords 5', 'house-lords 9', 'house-lords 10', 'karakas'],
  timing: ['periods'],
  navamsa: ['navamsa-lords', 'navamsa-moons', 'navamsa-seventh', 'navamsa-venus'],
} as const;

/** What is left out on purpose: warmth between parents is not asked about, nor romance or home at work. */
const UNREAD: Readonly<Partial<Record<CompatibilityQuestionId, readonly string[]>>> = {
  'parents-together': ['meets venus mars', 'in-step venus', 'arudhas'],
  'business-partnership': [
    'moons',
    ...SPHERES.attraction,
    ...SPHERES.stability,
    ...SPHERES.family,
    ...SPHERES.navamsa,
  ].filter((item) => item !== 'house-lords 5'),
};

const nameOf = (item: WeightedItem): string =>
  Object.entries(item)
    .filter(([field]) => field !== 'weight' && field !== 'side')
    .map(([, value]) => String(value))
    .join(' ');

/** Does a question ask for a step with items of its own? */
const hasItems = (step: PairStep): step is keyof typeof STEP_ITEMS => step in STEP_ITEMS;

test.each(COMPATIBILITY_QUESTIONS)('%s reads every sphere but what it leaves out', (question) => {
  const steps = (Object.keys(PAIR_PLANS[question].steps) as PairStep[]).filter(hasItems);
  const read = new Set(steps.flatMap((step) => STEP_ITEMS[step].items.map(nameOf)));
  const spheres = Object.values(SPHERES).flat();
  expect(spheres.filter((item) => !read.has(item))).toEqual(UNREAD[question] ?? []);
});
