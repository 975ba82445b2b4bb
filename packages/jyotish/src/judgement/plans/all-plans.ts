import type { QuestionId } from '../../vocabulary.ts';
import { familyPlans } from './family.ts';
import { lifePathPlans } from './life-path.ts';
import { loveAndMarriagePlans } from './love-and-marriage.ts';
import { moneyAndPropertyPlans } from './money-and-property.ts';
import { placesPlans } from './places.ts';
import type { Plan } from './plan.types.ts';
import { studyPlans } from './study.ts';
import { workPlans } from './work.ts';

/** The plan of every question of the catalogue. */
export const PLANS: Readonly<Record<QuestionId, Plan>> = {
  ...workPlans,
  ...moneyAndPropertyPlans,
  ...loveAndMarriagePlans,
  ...familyPlans,
  ...studyPlans,
  ...placesPlans,
  ...lifePathPlans,
};
