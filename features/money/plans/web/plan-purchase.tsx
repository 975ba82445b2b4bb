import { type ReactNode, useEffect, useRef } from 'react';
import type { Plan } from '../contract/catalogue.ts';
import { CheckoutNote, NotSavedDialog, type Phase } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';
import { usePlanPurchase } from './use-plan-purchase.ts';

/** One press of a buy button; each press is a new object. */
export interface Press {
  readonly plan: Plan;
}

/** The progress of a purchase: the button's label while it runs, and the message beside it. */
export interface Standing {
  readonly busyLabel: string | undefined;
  readonly note: ReactNode;
}

const BUSY: Record<Phase, () => string | undefined> = {
  idle: () => undefined,
  ordering: m.checkout_opening,
  paying: m.checkout_opening,
  checking: m.checkout_checking,
};

interface PlanPurchaseProps {
  readonly press: Press;
  readonly onStanding: (standing: Standing) => void;
  /** Called after a plan was bought and confirmed: the intake form comes next. */
  readonly onBought: () => void;
}

/** Buys the plan of each press, and says when it was bought or could not be saved. */
export const PlanPurchase = ({ press, onStanding, onBought }: PlanPurchaseProps) => {
  const { buy, checkout, told, closeTold, notSaved, closeNotSaved } = usePlanPurchase(onBought);
  const { phase, outcome } = checkout;
  const latest = useRef({ buy, onStanding });
  useEffect(() => {
    latest.current = { buy, onStanding };
  });
  useEffect(() => void latest.current.buy(press.plan), [press]);
  useEffect(
    () =>
      latest.current.onStanding({
        busyLabel: BUSY[phase](),
        note: <CheckoutNote phase={phase} outcome={outcome} />,
      }),
    [phase, outcome],
  );
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
