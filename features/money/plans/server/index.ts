export {
  liveCredits,
  type PlanTerms,
  planTerms,
  returnCredit,
  returnLostCredit,
  spendCredit,
} from './credit.store.ts';
export { planProduct } from './plan.service.ts';
export { plansData } from './personal-data.store.ts';
