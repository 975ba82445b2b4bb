import { Suspense, useEffect, useState } from 'react';
import type { Plan } from '../contract/catalogue.ts';
import type { PlanCredits } from '../contract/schemas.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { dropWish, keepWish, useSession, useWishFor } from '@dhruva/account/auth/web';
import { isSignedIn } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PlanCard } from './plan-card.tsx';
import type { BuyPress, PlanPurchaseState } from './plan-purchase.tsx';
import { PACKS, planName, SESSION_PLANS } from './plan-words.ts';

const YourCredits = lazyWithQueries(async () => (await import('./your-credits.tsx')).YourCredits);
const PlanPurchase = lazyWithQueries(
  async () => (await import('./plan-purchase.tsx')).PlanPurchase,
);

const PlanPayment = lazyWithQueries(async () => (await import('./plan-payment.tsx')).PlanPayment);

const IDLE: PlanPurchaseState = { busyLabel: undefined, note: null };

const GROUPS = [
  { title: m.plans_single_title, plans: SESSION_PLANS, columns: 'sm:grid-cols-2 wide:grid-cols-3' },
  { title: m.plans_packs_title, plans: PACKS, columns: 'sm:grid-cols-2' },
] as const;

declare module '@dhruva/account/auth/web/wish' {
  interface Wishes {
    /** A plan to buy. */
    readonly plan: { readonly plan: string };
  }
}

const planOf = (id: string | undefined): Plan | undefined =>
  [...SESSION_PLANS, ...PACKS].find((plan) => plan.id === id);

const wantPlan = (plan: Plan): void =>
  keepWish({
    kind: 'plan',
    at: '/plans',
    title: planName(plan),
    lead: m.plans_login(),
    plan: plan.id,
  });

interface SessionPlansProps {
  /** Called after a plan was bought and confirmed: the intake form comes next. */
  readonly onBought: () => void;
  /** Opens the booking of a session with a credit, which another feature does. */
  readonly onBook: (credit: PlanCredits) => void;
}

/** Session plans and packs on sale. */
export const SessionPlans = ({ onBought, onBook }: SessionPlansProps) => {
  const { isAuthenticated } = useSession();
  const [press, setPress] = useState<BuyPress | null>(null);
  const [purchaseState, setPurchaseState] = useState(IDLE);
  const buy = (plan: Plan): void => {
    if (!isSignedIn()) wantPlan(plan);
    else if (purchaseState.busyLabel === undefined) {
      setPress({ plan });
      setPurchaseState({ busyLabel: m.checkout_opening(), note: null });
    }
  };
  const wanted = planOf(useWishFor('plan')?.plan);
  useEffect(() => {
    if (!isAuthenticated || !wanted) return;
    dropWish();
    buy(wanted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as somebody who wants a plan is signed in
  }, [isAuthenticated, wanted]);
  const earlier = (plan: Plan) =>
    isAuthenticated && (
      <Suspense fallback={null}>
        <PlanPayment plan={plan} />
      </Suspense>
    );
  const card = (plan: Plan) => (
    <PlanCard
      key={plan.id}
      plan={plan}
      {...(press?.plan.id === plan.id ? purchaseState : { ...IDLE, note: earlier(plan) })}
      onBuy={() => buy(plan)}
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
      {press && (
        <Suspense fallback={null}>
          <PlanPurchase press={press} onStateChange={setPurchaseState} onBought={onBought} />
        </Suspense>
      )}
    </section>
  );
};
