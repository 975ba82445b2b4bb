import { useEffect, useRef } from 'react';
import type { Plan } from '@dhruva/contract/catalogue/plans';
import { NotSavedDialog } from '../../lib/checkout/not-saved-dialog.tsx';
import type { CheckoutState } from '../../lib/checkout/use-checkout.ts';
import { m } from '../../paraglide/messages.js';
import { MessageDialog } from '../../ui/message-dialog.tsx';
import { usePlanPurchase } from './use-plan-purchase.ts';

/** One press of a button that buys; another press is another one. */
export interface Press {
  readonly plan: Plan;
}

interface PlanPurchaseProps {
  readonly press: Press;
  /** How far it is: said beside the plan. */
  readonly onState: (state: CheckoutState) => void;
  /** A plan was bought and the visitor was told: the intake form comes next. */
  readonly onBought: () => void;
}

/** Buys the plan of each press, and says when it was bought or could not be saved. */
export const PlanPurchase = ({ press, onState, onBought }: PlanPurchaseProps) => {
  const { buy, checkout, told, closeTold, notSaved, closeNotSaved } = usePlanPurchase(onBought);
  const { phase, outcome } = checkout;
  const latest = useRef({ buy, onState });
  useEffect(() => {
    latest.current = { buy, onState };
  });
  useEffect(() => void latest.current.buy(press.plan), [press]);
  useEffect(() => latest.current.onState({ phase, outcome }), [phase, outcome]);
  return (
    <>
      <NotSavedDialog notSaved={notSaved} onClose={closeNotSaved} />
      <MessageDialog
        notice={told ? { kind: 'success', text: m.plans_bought() } : null}
        onClose={closeTold}
      />
    </>
  );
};
