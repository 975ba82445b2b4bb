import { Suspense } from 'react';
import { lazyWhen, near } from '../../../ui/lazy-when.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../section.tsx';
import { AnswerParts } from './answer-parts.tsx';

const FILM_ID = 'film';

/** Lazy; its poster image is in the prerendered HTML. */
const Film = lazyWhen(near(FILM_ID), async () => (await import('./film.tsx')).Film);

/** Reserves the film's space from the first paint. */
const Frame = () => (
  <div
    id={FILM_ID}
    className="relative aspect-video overflow-hidden rounded-card bg-night-950 shadow-rest"
  >
    <Suspense fallback={null}>
      <Film />
    </Suspense>
  </div>
);

/** The section about the service, and what an answer contains. */
export const About = () => (
  <Section id="about" title={m.home_about_title()} beside={<Frame />} below={<AnswerParts />}>
    <div className="flex max-w-measure flex-col gap-4 text-lead text-ink-2">
      <p>{m.home_about_1()}</p>
      <p>{m.home_about_2()}</p>
      <p>{m.home_about_3()}</p>
    </div>
  </Section>
);
