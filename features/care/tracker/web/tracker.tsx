import { Suspense, useState } from 'react';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { ConfirmedOwnerOnly } from '@dhruva/account/auth/web';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { FeelingForm } from './feeling-form.tsx';
import { HistoryFailed } from './history-failed.tsx';

const SHORTCUTS = [
  { to: '/paid', label: m.nav_paid },
  { to: '/assignment', label: m.nav_assessment },
  { to: '/free-therapy', label: m.page_free_therapy_title },
  { to: '/hypnotherapy', label: m.page_hypnotherapy_title },
] as const;

const reload = () => window.location.reload();

/** The history, lazy and only for signed-in users; if loading fails, the form stays usable. */
const History = lazyWithFallback(
  async () => (await import('./history/history.tsx')).History,
  () => <HistoryFailed onRetry={reload} />,
);

const Shortcuts = () => (
  <section aria-labelledby="shortcuts-title">
    <h2 id="shortcuts-title" className="text-title">
      {m.counselling_shortcuts()}
    </h2>
    <p className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
      {SHORTCUTS.map(({ to, label }) => (
        <LinkButton key={to} to={to} look="outline">
          {label()}
        </LinkButton>
      ))}
    </p>
  </section>
);

/** The counselling page's tracker: the mood form, suggestions, and the history. */
export const Tracker = () => {
  const { isAuthenticated } = useSession();
  const [saves, setSaves] = useState(0);
  return (
    <div className="flex flex-col gap-12">
      <FeelingForm onSaved={() => setSaves((count) => count + 1)} />
      {isAuthenticated && (
        <section id="history" aria-labelledby="history-title" className="scroll-mt-20">
          <h2 id="history-title" className="text-head">
            {m.counselling_history_title()}
          </h2>
          <p className="mt-1 mb-5 text-ink-2">{m.counselling_history_private()}</p>
          <ConfirmedOwnerOnly>
            <Suspense fallback={<p role="status">{m.counselling_history_loading()}</p>}>
              <History saves={saves} />
            </Suspense>
          </ConfirmedOwnerOnly>
        </section>
      )}
      <Shortcuts />
    </div>
  );
};
