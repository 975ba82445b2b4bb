import type { QuestionId } from '../../vocabulary.ts';
import { AGES, ELDER_MONTHS } from '../facts/ages.ts';
import {
  ageUsed,
  caseOf,
  type LifeCase,
  type LifeCaseId,
  type Person,
} from '../facts/life-cases.ts';
import type { UsedFact } from '../facts/life-facts.ts';
import type { Horizon } from '../horizon.ts';
import { PLANS } from '../plans/all-plans.ts';
import { PLAN_FITS, type PlanChange } from './plan-fits.ts';
import type { Plan } from '../plans/plan.types.ts';

type Fits = { readonly [Id in LifeCaseId]?: PlanChange };
const FITS: { readonly [Id in QuestionId]?: Fits } = PLAN_FITS;

/** Questions that name the years they look ahead. */
const NAMES_YEARS: readonly QuestionId[] = ['turning-points-five-years'];

/** The first case of each fact and of the age; what somebody does at work says more than the age. */
const casesOf = (question: QuestionId, person: Person): readonly LifeCase[] => {
  const ids = Object.keys(FITS[question] ?? {}) as LifeCaseId[];
  const own = ids.map((id) => caseOf(id, person)).filter((each) => each !== undefined);
  const firsts = own.filter(
    ({ rests }, index) => own.findIndex((other) => other.rests.key === rests.key) === index,
  );
  const isWorkTold = firsts.some(({ rests }) => rests.key === 'work');
  return firsts.filter(({ rests }) => !isWorkTold || rests.key !== 'age');
};

const changed = (plan: Plan, { without = [], noLanes = [], ...rest }: PlanChange): Plan => ({
  ...plan,
  ...rest,
  noLanes: [...(plan.noLanes ?? []), ...noLanes],
  specifics: (plan.specifics ?? []).filter((kind) => !without.includes(kind)),
});

/** A plan fitted to a person: the cases it is told for, the months it looks at, and what these rest on. */
interface FittedPlan {
  readonly plan: Plan;
  readonly life: {
    readonly cases: readonly LifeCase[];
    readonly months: Horizon;
    readonly monthsBy: UsedFact | null;
  };
}

/** The plan of a question as the person's facts and age ask for it. */
export const fittedPlan = (question: QuestionId, person: Person): FittedPlan => {
  const own: Plan = PLANS[question];
  const cases = casesOf(question, person);
  const plan = cases.reduce((each, { id }) => changed(each, FITS[question]?.[id] ?? {}), own);
  const nearer = cases.find(({ id }) => FITS[question]?.[id]?.months !== undefined);
  const isElder = person.age >= AGES.elder.from && !NAMES_YEARS.includes(question);
  if (isElder && plan.months > ELDER_MONTHS) {
    const months = ELDER_MONTHS;
    return { plan: { ...plan, months }, life: { cases, months, monthsBy: ageUsed(person.age) } };
  }
  return { plan, life: { cases, months: plan.months, monthsBy: nearer?.rests ?? null } };
};
