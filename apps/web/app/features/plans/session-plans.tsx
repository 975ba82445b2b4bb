import { lazy, Suspense, useState } from 'react';
import type { Plan } from '@dhruva/contract/catalogue/plans';
import type { PlanCredits } from '@dhruva/contract/plans/schemas';
import { CheckoutNote } from '../../lib/checkout/checkout-note.tsx';
import { NotSavedDialog } from '../../lib/checkout/not-saved-dialog.tsx';
import type { Phase } from '../../lib/checkout/outcome.ts';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { LoginFirst } from '../../shell/login-first.tsx';
import { MessageDialog } from '../../ui/message-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { PACKS, SESSION_PLANS } from './plan-words.ts';
import { usePlanPurchase } from './use-plan-purchase.ts';

const YourCredits = lazy(async () => ({
  default: (await import('./your-credits.tsx')).YourCredits,
}));

const BUSY: Record<Phase, () => string | undefined> = {
  idle: () => undefined,
  ordering: m.checkout_opening,
  paying: m.checkout_opening,
  checking: m.checkout_checking,
};

const GROUPS = [
  { title: m.plans_single_title, plans: SESSION_PLANS, columns: 'sm:grid-cols-2 wide:grid-cols-3' },
  { title: m.plans_packs_title, plans: PACKS, columns: 'sm:grid-cols-2' },
] as const;

interface SessionPlansProps {
  /** A plan was bought and the visitor was told: the intake form comes next. */
  readonly onBought: () => void;
  /** Books a session of what was bought, which another feature does. */
  readonly onBook: (credit: PlanCredits) => void;
}

/** Sessions to buy, one at a time or in packs. */
export const SessionPlans = ({ onBought, onBook }: SessionPlansProps) => {
  const { isAuthenticated } = useSession();
  const [login, setLogin] = useState(false);
  const { buy, checkout, chosen, told, closeTold, notSaved, closeNotSaved } =
    usePlanPurchase(onBought);
  const card = (plan: Plan) => (
    <PlanCard
      key={plan.id}
      plan={plan}
      busyLabel={chosen === plan.id ? BUSY[checkout.phase]() : undefined}
      onBuy={() => (isAuthenticated ? void buy(plan) : setLogin(true))}
      note={
        chosen === plan.id && <CheckoutNote phase={checkout.phase} outcome={checkout.outcome} />
      }
    />
  );
  return (
    <section id="session-plans" aria-labelledby="session-plans-title" className="mt-14">
      <h2 id="session-plans-title" className="text-head">
        {m.plans_title()}
      </h2>
      <p className="mt-3 max-w-measure text-ink-2">{m.plans_lead()}</p>
      {isAuthenticated && (
        <Suspense fallback={null}>
          <div className="mt-6 empty:hidden">
            <YourCredits onBook={onBook} />
          </div>
        </Suspense>
      )}
      {GROUPS.map(({ title, plans, columns }) => (
        <div key={columns} className="mt-8">
          <h3 className="text-title">{title()}</h3>
          <ul className={`mt-4 grid gap-4 ${columns}`}>{plans.map(card)}</ul>
        </div>
      ))}
      <LoginFirst text={login ? m.plans_login() : null} onClose={() => setLogin(false)} />
      <NotSavedDialog notSaved={notSaved} onClose={closeNotSaved} />
      <MessageDialog
        notice={told ? { kind: 'success', text: m.plans_bought() } : null}
        onClose={closeTold}
      />
    </section>
  );
};
