import { Suspense } from 'react';
import { SAMPLE_READING } from '../../../content/sample-reading.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { lazyWhen, near } from '../../../ui/lazy-when.ts';
import { SampleMonths } from './sample-months.tsx';

const TESTIMONIALS_ID = 'testimonials';

const Testimonials = lazyWhen(
  near(TESTIMONIALS_ID),
  async () => (await import('./testimonials.tsx')).Testimonials,
);

/** A constant, so that nothing draws it anew while it loads. */
const TESTIMONIALS = (
  <Suspense fallback={<div className="min-h-40" />}>
    <Testimonials />
  </Suspense>
);

const POINTS: readonly { readonly icon: IconName; readonly text: () => string }[] = [
  { icon: 'calendar', text: m.home_point_months },
  { icon: 'speech', text: m.home_point_past },
  { icon: 'circleCheck', text: m.home_point_sure },
  { icon: 'info', text: m.home_point_source },
];

/** An answer laid on the table: its headline, how firm it is, and its year. */
const Letter = () => (
  <figure className="overflow-hidden rounded-band bg-surface p-4 shadow-lifted sm:p-8">
    <figcaption className="flex items-center justify-between gap-3 text-ink-2">
      {SAMPLE_READING.question}
      <Badge tone="info">{m.home_sample()}</Badge>
    </figcaption>
    <p className="mt-2 font-heading text-lead leading-snug font-bold sm:text-title sm:leading-snug">
      {SAMPLE_READING.headline}
    </p>
    <ul className="mt-3 flex flex-col gap-1 text-ink-2">
      <li className="flex items-center gap-2">
        <Icon name="calendar" size={20} className="shrink-0 text-link" />
        {m.home_sample_trend({ trend: SAMPLE_READING.trend })}
      </li>
      <li className="flex items-center gap-2">
        <Icon name="circleCheck" size={20} className="shrink-0 text-link" />
        {SAMPLE_READING.sure}
      </li>
    </ul>
    <SampleMonths />
    <p className="mt-3 hidden border-t border-line pt-3 text-ink-2 md:block">
      <b className="text-ink">{m.home_sample_past()}</b> {SAMPLE_READING.past}
    </p>
  </figure>
);

/** What an answer is like: part of one, and what is true of each. */
export const Sample = () => (
  <section id="about" aria-labelledby="about-title">
    <div className="mx-auto grid max-w-page gap-4 px-4 py-5 sm:px-6 sm:py-20 md:grid-cols-[1fr_1.25fr] md:gap-x-16">
      <div>
        <h2 id="about-title" className="text-title sm:text-head">
          {m.home_sample_title()}
        </h2>
        <ul className="mt-4 hidden flex-col gap-3 md:flex">
          {POINTS.map(({ icon, text }) => (
            <li key={icon} className="flex gap-3">
              <Icon name={icon} className="mt-0.5 shrink-0 text-link" />
              {text()}
            </li>
          ))}
        </ul>
      </div>
      <div className="md:row-span-2">
        <Letter />
      </div>
      <div id={TESTIMONIALS_ID} role="group" aria-label={m.home_testimonials_title()}>
        {TESTIMONIALS}
      </div>
    </div>
  </section>
);
