import { TIMINGS } from '@dhruva/kernel/timings';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Hero } from './home/hero/hero.tsx';
import { Relationship, RELATIONSHIP_ID } from './home/relationship/relationship.tsx';
import { Sample } from './home/sample/sample.tsx';
import { after, lazyWhen, near } from '../ui/lazy-when.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta(m.seo_title_home());

const SECTIONS_ID = 'asking-and-care';
const CLOSING_ID = 'closing';

const Sections = lazyWhen(
  near(SECTIONS_ID),
  async () => (await import('./home/sections/sections.tsx')).Sections,
);

const Closing = lazyWhen(
  near(CLOSING_ID),
  async () => (await import('./home/closing/closing.tsx')).Closing,
);

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
const SECTIONS = (
  <Suspense fallback={<div className="min-h-228 md:min-h-216" />}>
    <Sections />
  </Suspense>
);
const CLOSING = (
  <Suspense fallback={<div className="min-h-148 md:min-h-150" />}>
    <Closing />
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
    <div id={SECTIONS_ID}>{SECTIONS}</div>
    <Relationship>{PAIRS}</Relationship>
    <div id={CLOSING_ID}>{CLOSING}</div>
    {QUOTES}
    <Outlet />
  </>
);
export default HomePage;
