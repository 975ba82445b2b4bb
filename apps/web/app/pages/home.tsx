import { TIMINGS } from '@dhruva/kernel/timings';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { FaqTeaser } from './home/faq/faq-teaser.tsx';
import { Hero } from './home/hero/hero.tsx';
import { Packages } from './home/packages/packages.tsx';
import { Relationship, RELATIONSHIP_ID } from './home/relationship/relationship.tsx';
import { Rooms } from './home/rooms/rooms.tsx';
import { Sample } from './home/sample/sample.tsx';
import { after, lazyWhen, near } from '../ui/lazy-when.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta(m.seo_title_home());

const Pairs = lazyWhen(
  near(`${RELATIONSHIP_ID}-form`),
  async () => (await import('./home-compatibility.tsx')).HomeCompatibility,
);

/** Loaded after the length of one pause, so that no quote shows on arrival. */
const QuoteToast = lazyWhen(
  after(TIMINGS.quoteEvery - TIMINGS.quoteShown),
  async () => (await import('./home/quotes/quote-toast.tsx')).QuoteToast,
);

/**
 * The lazy parts, as constants: React draws a part that is not hydrated yet anew, as its placeholder, when its
 * element changes.
 */
const PAIRS = (
  <Suspense fallback={<div className="min-h-332 md:min-h-172" />}>
    <Pairs />
  </Suspense>
);
const QUOTES = (
  <Suspense fallback={null}>
    <QuoteToast />
  </Suspense>
);

/** The home page; /login and /signin open the login dialog over it. */
const HomePage = () => (
  <>
    <Hero />
    <Sample />
    <Rooms />
    <Relationship>{PAIRS}</Relationship>
    <Packages />
    <FaqTeaser />
    {QUOTES}
    <Outlet />
  </>
);
export default HomePage;
