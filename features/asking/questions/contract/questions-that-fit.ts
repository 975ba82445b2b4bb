import {
  type LifeFact,
  type LifeFacts,
  type LifeFactValue,
  LIFE_FACTS,
} from '@dhruva/account/profile/contract/life-facts';
import type { QuestionId } from '@dhruva/jyotish/vocabulary';

type Questions = readonly QuestionId[];

const SINGLE = {
  99: ['meet-someone-when', 'partner-for-my-nature', 'marriage-when'],
  199: ['life-partner-nature', 'turning-points-five-years'],
} as const;
const TOGETHER = {
  99: ['relationship-towards-marriage', 'understanding-with-partner', 'marriage-when'],
  199: ['long-term-relationship', 'life-partner-nature'],
} as const;
const ENGAGED = {
  99: ['marriage-when', 'understanding-with-partner', 'in-laws'],
  199: ['married-life', 'long-term-relationship'],
} as const;
const MARRIED = {
  99: ['understanding-with-partner', 'in-laws', 'harmony-at-home'],
  199: ['married-life', 'past-differences', 'support-my-family'],
} as const;
const WIDOWED = {
  99: ['harmony-at-home', 'coming-year-overall'],
  199: ['support-my-family', 'larger-calling', 'daily-practices'],
} as const;
const STUDYING = {
  99: ['suitable-work', 'field-of-study', 'exams-this-year'],
  199: ['long-term-profession', 'competitive-exam-type', 'study-abroad-when'],
} as const;
const OWN_BUSINESS = ['income-growth-when', 'job-or-business', 'finances-next-year'] as const;
const AT_HOME = {
  99: ['suitable-work', 'skill-this-year', 'job-or-business'],
  199: ['start-business-when', 'long-term-profession'],
} as const;
const LOOKING = {
  99: ['stable-job-when', 'suitable-work', 'skill-this-year'],
  199: ['start-business-when', 'career-three-years', 'work-abroad-when'],
} as const;
const RETIRED = {
  99: ['finances-next-year', 'skill-this-year', 'harmony-at-home'],
  199: ['wealth-three-years', 'larger-calling', 'support-my-family'],
} as const;

/** A job that somebody has now: who has none, and what they may ask instead. */
const NO_JOB = {
  studying: STUDYING[99],
  'own-business': OWN_BUSINESS,
  'at-home': AT_HOME[99],
  looking: LOOKING[99],
  retired: RETIRED[99],
} as const;

type Values = LifeFactValue<'relationship'> | LifeFactValue<'work'>;
type Instead = { readonly [Value in Values]?: Questions };

/**
 * The questions that make no sense with a fact, and for each value of it two or three of the same price that
 * do. What may make sense to somebody is not listed.
 */
export const QUESTIONS_THAT_FIT: { readonly [Id in QuestionId]?: Instead } = {
  'job-change-six-months': NO_JOB,
  'promotion-this-year': NO_JOB,
  'manager-and-colleagues': NO_JOB,
  'job-or-business': { retired: RETIRED[99] },
  'government-job-preparation': { retired: RETIRED[99] },
  'stable-job-when': { retired: RETIRED[99] },
  'meet-someone-when': { together: TOGETHER[99], engaged: ENGAGED[99], married: MARRIED[99] },
  'partner-for-my-nature': { engaged: ENGAGED[99], married: MARRIED[99] },
  'relationship-towards-marriage': { single: SINGLE[99], married: MARRIED[99] },
  'understanding-with-partner': { single: SINGLE[99], widowed: WIDOWED[99] },
  'tell-my-feelings': { engaged: ENGAGED[99], married: MARRIED[99] },
  'ready-after-break-up': {
    together: TOGETHER[99],
    engaged: ENGAGED[99],
    married: MARRIED[99],
    widowed: WIDOWED[99],
  },
  'marriage-when': { married: MARRIED[99] },
  'love-or-arranged': { engaged: ENGAGED[99], married: MARRIED[99] },
  'in-laws': { single: SINGLE[99], together: TOGETHER[99] },
  'career-three-years': { retired: RETIRED[199] },
  'long-term-profession': { retired: RETIRED[199] },
  'business-growth-two-years': {
    studying: STUDYING[199],
    'at-home': AT_HOME[199],
    looking: LOOKING[199],
    retired: RETIRED[199],
  },
  'career-slow-why': { studying: STUDYING[199], retired: RETIRED[199] },
  'married-life': { single: SINGLE[199] },
  'life-partner-nature': { engaged: ENGAGED[199], married: MARRIED[199] },
  'marriage-delay': { married: MARRIED[199] },
  'past-differences': {
    single: SINGLE[199],
    together: TOGETHER[199],
    engaged: ENGAGED[199],
    widowed: WIDOWED[199],
  },
  reconciliation: { widowed: WIDOWED[199] },
  'married-life-again': {
    single: SINGLE[199],
    together: TOGETHER[199],
    engaged: ENGAGED[199],
    married: MARRIED[199],
  },
  'long-term-relationship': { single: SINGLE[199], widowed: WIDOWED[199] },
};

/** The fact a question makes no sense with, and the questions to offer instead. */
interface Misfit {
  readonly fact: LifeFact;
  readonly instead: Questions;
}

/** Why a question does not fit the facts told; undefined where it does, or where they were not told. */
export const misfitOf = (id: QuestionId, facts: LifeFacts): Misfit | undefined => {
  const byValue: Readonly<Partial<Record<string, Questions>>> = QUESTIONS_THAT_FIT[id] ?? {};
  const fact = LIFE_FACTS.find((each) => byValue[facts[each] ?? ''] !== undefined);
  const instead = fact && byValue[facts[fact] ?? ''];
  return instead && { fact, instead };
};
