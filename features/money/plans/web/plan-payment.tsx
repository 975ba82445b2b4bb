import { CheckoutNote } from '@dhruva/money/payments/web';
import type { Plan } from '../contract/catalogue.ts';

interface PlanPaymentProps {
  readonly plan: Plan;
}

/** What is known of an earlier payment for a plan, on its card. */
export const PlanPayment = ({ plan }: PlanPaymentProps) => (
  <CheckoutNote phase="idle" outcome={null} of={{ kind: 'plan', productId: plan.id }} />
);
