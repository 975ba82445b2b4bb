export { PlanPrices } from './plan-prices.tsx';
export { SessionPlans } from './session-plans.tsx';
export { useCredits } from './use-credits.ts';
export { YourCredits } from './your-credits.tsx';
