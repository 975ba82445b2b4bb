import { QUESTION_PRICE_PAISE } from '@dhruva/contract/catalogue/products';
import { QUESTIONS, questionById } from '@dhruva/contract/catalogue/questions';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { whenNear } from '../../lib/when-near.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { formatPaise } from '../../ui/rupees.ts';
import { Section } from './section.tsx';

const SHOWN = [
  'suitable-work',
  'marriage-when',
  'finances-next-year',
  'meet-someone-when',
  'field-of-study',
  'coming-year-overall',
] as const;

const PACKAGES_ID = 'home-packages';

/** Fetched when somebody comes near. */
const Packages = lazy(async () => {
  await whenNear(PACKAGES_ID);
  return { default: (await import('./packages.tsx')).Packages };
});

/** Some of the questions one may ask free, and the way to all of them. */
export const FuturePrediction = () => (
  <Section band id="future-prediction" title={m.home_future_title()} lead={m.home_future_lead()}>
    <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
      {SHOWN.map((id) => (
        <li key={id}>
          <Link
            to="/Question"
            className="group flex h-full min-h-32 flex-col justify-between gap-4 rounded-card border border-line bg-surface p-5 text-ink no-underline shadow-rest hover:border-control"
          >
            <span className="font-heading text-lead leading-snug">{questionById(id).text}</span>
            <span className="flex items-center justify-between text-ink-2">
              <span>{m.home_price_each({ price: formatPaise(QUESTION_PRICE_PAISE[99]) })}</span>
              <Icon
                name="arrowRight"
                className="text-link transition-transform group-hover:translate-x-1"
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <div className="mt-8">
      <LinkButton to="/Question" look="outline">
        {m.home_future_all({ count: QUESTIONS.length })}
      </LinkButton>
    </div>
    <div id={PACKAGES_ID} className="mt-14">
      <Suspense fallback={<div className="min-h-112 sm:min-h-80" />}>
        <Packages />
      </Suspense>
    </div>
  </Section>
);
