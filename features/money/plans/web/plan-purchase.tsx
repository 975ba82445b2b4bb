import { type ReactNode, useEffect, useRef } from 'react';
import type { Plan } from '../contract/catalogue.ts';
import { CheckoutNote, NotSavedDialog, type Phase } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';
import { usePlanPurchase } from './use-plan-purchase.ts';

/** One press of a buy button; each press is a new object. */
export interface BuyPress {
  readonly plan: Plan;
}

/** The progress of a purchase: the button's label while it runs, and the message beside it. */
export interface PlanPurchaseState {
  readonly busyLabel: string | undefined;
  readonly note: ReactNode;
}

const BUSY: Record<Phase, () => string | undefined> = {
  idle: () => undefined,
  ordering: m.checkout_opening,
  paying: m.checkout_opening,
  checking: m.plans_checking,
};

interface PlanPurchaseProps {
  readonly press: BuyPress;
  readonly onStateChange: (purchaseState: PlanPurchaseState) => void;
  /** Called after a plan was bought and confirmed: the intake form comes next. */
  readonly onBought: () => void;
}

/** Buys the plan of each press, and says when it was bought or could not be saved. */
export const PlanPurchase = ({ press, onStateChange, onBought }: PlanPurchaseProps) => {
  const { buy, checkout, isConfirmed, closeConfirmation, notSaved, closeNotSaved } =
    usePlanPurchase(onBought);
  const { phase, outcome } = checkout;
  const latest = useRef({ buy, onStateChange });
  useEffect(() => {
    latest.current = { buy, onStateChange };
  });
  useEffect(() => void latest.current.buy(press.plan), [press]);
  useEffect(
    () =>
      latest.current.onStateChange({
        busyLabel: BUSY[phase](),
        // Without `of`: it is shown on a card of the page, outside the query client of this part.
        note: <CheckoutNote phase={phase} outcome={outcome} />,
      }),
    [phase, outcome],
  );
  return (
    <>
      <NotSavedDialog notSaved={notSaved} onClose={closeNotSaved} />
      <MessageDialog
        notice={isConfirmed ? { kind: 'success', text: m.plans_bought() } : null}
        onClose={closeConfirmation}
      />
    </>
  );
};
