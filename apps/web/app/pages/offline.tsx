import { Link } from 'react-router';
import { SITE } from '../lib/site.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { HelpBox } from '@dhruva/account/help/web';
import { buttonClasses } from '../ui/button.tsx';
import { Flame } from '../ui/lamp.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export const meta = () => pageMeta(m.offline_title());

/** The links to pages cached for offline use (offline/precache-manifest.ts). */
const KEPT = [
  { to: '/free-therapy', label: m.page_free_therapy_title },
  { to: '/faq', label: m.page_faq_title },
  { to: '/terms', label: m.page_terms_title },
] as const;

/** Shown instead of any page that cannot be loaded offline. Plain links only: no script runs here. */
const OfflinePage = () => (
  <div className="mx-auto flex min-h-dvh max-w-measure flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
    <header>
      <Link
        to="/"
        aria-label={m.nav_logo({ brand: SITE.brand })}
        className="inline-flex min-h-12 items-center gap-2 font-heading text-title text-ink no-underline"
      >
        <Flame size={30} />
        <span className="translate-y-0.5">{SITE.brand}</span>
      </Link>
    </header>
    <main className="flex flex-col gap-10">
      <div>
        <PageHeading lead={m.offline_lead()}>{m.offline_title()}</PageHeading>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address one is at */}
        <a href="" className={buttonClasses('primary', false, 'mt-6')}>
          {m.failure_retry()}
        </a>
      </div>
      <HelpBox title={m.help_title()} />
      <section aria-labelledby="kept">
        <h2 id="kept" className="text-title">
          {m.offline_kept()}
        </h2>
        <p className="mt-2 text-ink-2">{m.offline_kept_text()}</p>
        <ul className="mt-2">
          {KEPT.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-12 items-center">
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  </div>
);
export default OfflinePage;
