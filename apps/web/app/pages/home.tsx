import { TIMINGS } from '@dhruva/contract/catalogue/timings';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { About } from '../features/home/about/about.tsx';
import { FuturePrediction } from '../features/home/future/future-prediction.tsx';
import { Hero } from '../features/home/hero/hero.tsx';
import { Relationship, RELATIONSHIP_ID } from '../features/home/relationship/relationship.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { whenNear } from '../lib/when-near.ts';
import { m } from '../paraglide/messages.js';

const CLOSING_ID = 'closing';

export const meta = () => pageMeta(m.found_home());

/** Fetched when its section comes near the window. */
const Compatibility = lazy(async () => {
  await whenNear(RELATIONSHIP_ID);
  return { default: (await import('./home-compatibility.tsx')).HomeCompatibility };
});

const Closing = lazy(async () => {
  await whenNear(CLOSING_ID);
  return { default: (await import('../features/home/closing/closing.tsx')).Closing };
});

/** Begins with its hidden half: nobody is greeted by a quote. */
const QuoteToast = lazy(async () => {
  if (typeof window !== 'undefined')
    await new Promise((quiet) => setTimeout(quiet, TIMINGS.quoteEvery - TIMINGS.quoteShown));
  return { default: (await import('../features/home/quotes/quote-toast.tsx')).QuoteToast };
});

/** Room for what is on its way, so that nothing below moves. */
const Room = () => <div className="min-h-600 md:min-h-426" />;

/** The login dialog of /login and /signin stands over this page. */
const HomePage = () => (
  <>
    <Hero />
    <About />
    <FuturePrediction />
    <Relationship>
      <Compatibility />
    </Relationship>
    <div id={CLOSING_ID}>
      <Suspense fallback={<Room />}>
        <Closing />
      </Suspense>
    </div>
    <Suspense fallback={null}>
      <QuoteToast />
    </Suspense>
    <Outlet />
  </>
);
export default HomePage;
