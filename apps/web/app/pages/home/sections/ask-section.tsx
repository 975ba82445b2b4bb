import {
  COMPATIBILITY_PRICE_PAISE,
  QUESTION_PRICE_PAISE,
} from '@dhruva/money/payments/contract/products';
import { QUESTIONS, questionById } from '@dhruva/asking/questions/contract/catalogue';
import { questionLink } from '@dhruva/asking/questions/web';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { lazyWhen, near } from '../../../ui/lazy-when.ts';
import { formatPaise } from '@dhruva/kernel/rupees';
import { RELATIONSHIP_ID } from '../relationship/relationship.tsx';
import { SectionLink } from './section-link.tsx';

const FILM_ID = 'film';

const Film = lazyWhen(near(FILM_ID), async () => (await import('../film/film.tsx')).Film);

/** Not on phones, which therefore never load it. A constant, so that nothing draws it anew while it loads. */
const FILM = (
  <div
    id={FILM_ID}
    className="relative mb-4 hidden aspect-video overflow-hidden rounded-card bg-night-950 md:block"
  >
    <Suspense fallback={null}>
      <Film />
    </Suspense>
  </div>
);

/** Questions to spend the free one on. */
const FREE = ['marriage-when', 'suitable-work', 'coming-year-overall'] as const;

const FreeQuestions = () => (
  <>
    <h3 className="mt-3 font-text text-base font-semibold">{m.home_ask_free()}</h3>
    <ul>
      {FREE.map((id) => (
        <li key={id}>
          <Link
            to="/Question"
            {...questionLink(id)}
            className="flex min-h-11 items-center justify-between gap-3 text-link underline-offset-4"
          >
            {questionById(id).text}
            <Icon name="arrowRight" size={20} className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  </>
);

/** The room of asking: night, with the prices at its doors. */
export const AskSection = () => {
  const [cheap, dear] = [QUESTION_PRICE_PAISE[99], QUESTION_PRICE_PAISE[199]].map(formatPaise);
  return (
    <section
      id="future-prediction"
      aria-labelledby="future-prediction-title"
      className="on-sky flex flex-col bg-night-900 px-4 py-5 sm:px-6 md:items-end md:py-14"
    >
      <div className="w-full md:max-w-[calc(var(--container-page)/2-3rem)] md:pr-6">
        {FILM}
        <h2 id="future-prediction-title" className="text-title sm:text-head">
          {m.home_ask_title()}
        </h2>
        <p className="mt-1 mb-3 text-ink-2">{m.home_ask_lead({ price: cheap ?? '' })}</p>
        <ul>
          <SectionLink
            to="/Question"
            title={m.home_ask_one()}
            text={m.home_ask_one_text()}
            aside={m.home_ask_or({ cheap: cheap ?? '', dear: dear ?? '' })}
          />
          <SectionLink
            to={`/#${RELATIONSHIP_ID}`}
            title={m.home_ask_two()}
            text={m.home_ask_two_text()}
            aside={m.home_ask_each({ price: formatPaise(COMPATIBILITY_PRICE_PAISE) })}
          />
        </ul>
        <FreeQuestions />
        <div className="mt-2">
          <LinkButton to="/Question" look="outline">
            {m.home_future_all({ count: QUESTIONS.length })}
          </LinkButton>
        </div>
      </div>
    </section>
  );
};
