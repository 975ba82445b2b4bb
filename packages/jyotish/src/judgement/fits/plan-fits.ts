import type { QuestionId } from '../../vocabulary.ts';
import type { LifeCaseId } from '../facts/life-cases.ts';
import type { Plan, SpecificKind } from '../plans/plan.types.ts';

/** What a case changes of a plan; nothing where only the words differ. */
export interface PlanChange extends Partial<Pick<Plan, 'strand' | 'months' | 'noLanes'>> {
  /** Specifics that say what the person knows already, or that no longer apply. */
  readonly without?: readonly SpecificKind[];
}

const WORDS_ONLY: PlanChange = {};
/** Nobody studying or retired has the year of a post to look at. */
const NO_POST: PlanChange = { noLanes: ['promotion-this-year'] };

/**
 * The cases each question is answered for, and what they change of its plan. Of cases that rest on the same
 * fact, or on the age, the first that holds is told; none by the age where one by the work is.
 */
export const PLAN_FITS = {
  'suitable-work': {
    studying: WORDS_ONLY,
    employed: WORDS_ONLY,
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    retired: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'job-change-six-months': { employed: WORDS_ONLY, 'past-work': WORDS_ONLY },
  'promotion-this-year': { employed: WORDS_ONLY },
  'job-or-business': {
    studying: WORDS_ONLY,
    employed: WORDS_ONLY,
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'government-job-preparation': { 'past-entry': WORDS_ONLY },
  'competitive-exam-type': { 'past-entry': WORDS_ONLY },
  'stable-job-when': {
    studying: WORDS_ONLY,
    employed: WORDS_ONLY,
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'income-growth-when': {
    studying: WORDS_ONLY,
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    retired: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'skill-this-year': { looking: WORDS_ONLY, retired: WORDS_ONLY, 'past-work': WORDS_ONLY },
  'career-three-years': {
    studying: WORDS_ONLY,
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'long-term-profession': {
    studying: WORDS_ONLY,
    employed: WORDS_ONLY,
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'career-slow-why': {
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'start-business-when': {
    studying: WORDS_ONLY,
    'own-business': WORDS_ONLY,
    'at-home': WORDS_ONLY,
    looking: WORDS_ONLY,
    retired: WORDS_ONLY,
    'past-work': WORDS_ONLY,
  },
  'business-growth-two-years': { employed: WORDS_ONLY },
  'meet-someone-when': { again: WORDS_ONLY, 'later-love': WORDS_ONLY },
  'partner-for-my-nature': { together: WORDS_ONLY, 'later-love': WORDS_ONLY },
  'relationship-towards-marriage': { engaged: { months: 12 } },
  'ready-after-break-up': { separated: WORDS_ONLY },
  'marriage-when': {
    together: WORDS_ONLY,
    engaged: { months: 24, without: ['marriage-band'] },
    again: { strand: 'second-marriage', without: ['marriage-band'] },
    'later-love': WORDS_ONLY,
  },
  'love-or-arranged': { 'later-love': WORDS_ONLY },
  'in-laws': { engaged: WORDS_ONLY, separated: WORDS_ONLY, widowed: WORDS_ONLY },
  'harmony-at-home': { married: { strand: 'married-home' }, unpaired: WORDS_ONLY },
  'married-life': { engaged: WORDS_ONLY, married: WORDS_ONLY, again: WORDS_ONLY },
  'life-partner-nature': {
    together: { without: ['meeting', 'partner-background'] },
    again: WORDS_ONLY,
    'later-love': WORDS_ONLY,
  },
  'marriage-delay': {
    together: WORDS_ONLY,
    engaged: { months: 24 },
    again: { strand: 'second-marriage' },
    'later-love': WORDS_ONLY,
  },
  'past-differences': { separated: WORDS_ONLY },
  reconciliation: { single: WORDS_ONLY, engaged: WORDS_ONLY, married: WORDS_ONLY },
  'long-term-relationship': { engaged: WORDS_ONLY, married: WORDS_ONLY },
  'parents-this-year': { elder: WORDS_ONLY },
  'children-relationship': { 'grown-children': WORDS_ONLY },
  'field-of-study': { 'past-work': WORDS_ONLY },
  'exams-this-year': { 'past-work': WORDS_ONLY },
  'start-higher-studies': { 'past-work': WORDS_ONLY },
  'study-abroad-when': { 'living-abroad': WORDS_ONLY, 'past-work': WORDS_ONLY },
  'travel-abroad-this-year': { 'living-abroad': WORDS_ONLY },
  'work-abroad-when': { 'living-abroad': WORDS_ONLY, 'past-work': WORDS_ONLY },
  'settle-abroad': { 'living-abroad': WORDS_ONLY },
  'coming-year-overall': {
    unpaired: { noLanes: ['understanding-with-partner'] },
    studying: NO_POST,
    retired: NO_POST,
  },
} as const satisfies {
  readonly [Id in QuestionId]?: { readonly [Case in LifeCaseId]?: PlanChange };
};
export type PlanFits = typeof PLAN_FITS;
