export { useCredit } from './credit.store.ts';
export { planProduct } from './plan.service.ts';
