import { TIMINGS } from '@dhruva/kernel/timings';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { About } from './home/about/about.tsx';
import { FuturePrediction } from './home/future/future-prediction.tsx';
import { Hero } from './home/hero/hero.tsx';
import { Relationship, RELATIONSHIP_ID } from './home/relationship/relationship.tsx';
import { after, lazyWhen, near } from '../ui/lazy-when.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

const CLOSING_ID = 'closing';

export const meta = () => pageMeta(m.seo_title_home());

const Pairs = lazyWhen(
  near(RELATIONSHIP_ID),
  async () => (await import('./home-compatibility.tsx')).HomeCompatibility,
);

const Closing = lazyWhen(
  near(CLOSING_ID),
  async () => (await import('./home/closing/closing.tsx')).Closing,
);

/** Loaded after the length of one pause, so that no quote shows on arrival. */
const QuoteToast = lazyWhen(
  after(TIMINGS.quoteEvery - TIMINGS.quoteShown),
  async () => (await import('./home/quotes/quote-toast.tsx')).QuoteToast,
);

/** Placeholder of the height of the lazy part, so that nothing below shifts. */
const Placeholder = () => <div className="min-h-600 md:min-h-426" />;

/** The home page; /login and /signin open the login dialog over it. */
const HomePage = () => (
  <>
    <Hero />
    <About />
    <FuturePrediction />
    <Relationship>
      <Pairs />
    </Relationship>
    <div id={CLOSING_ID}>
      <Suspense fallback={<Placeholder />}>
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
