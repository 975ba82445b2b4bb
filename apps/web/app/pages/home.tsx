import { lazy } from 'react';
import { Outlet } from 'react-router';
import { About } from '../features/home/about.tsx';
import { Counselling } from '../features/home/counselling.tsx';
import { Dedication } from '../features/home/dedication.tsx';
import { FaqTeaser } from '../features/home/faq-teaser.tsx';
import { FuturePrediction } from '../features/home/future-prediction.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Relationship, RELATIONSHIP_ID } from '../features/home/relationship.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { whenNear } from '../lib/when-near.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta(m.home_title(), m.home_lead());

/** Fetched when its section comes near the window. */
const Compatibility = lazy(async () => {
  await whenNear(RELATIONSHIP_ID);
  return { default: (await import('./home-compatibility.tsx')).HomeCompatibility };
});

/** The login dialog of /login and /signin stands over this page. */
const HomePage = () => (
  <>
    <Hero />
    <About />
    <FuturePrediction />
    <Relationship>
      <Compatibility />
    </Relationship>
    <Counselling />
    <FaqTeaser />
    <Dedication />
    <Outlet />
  </>
);
export default HomePage;
