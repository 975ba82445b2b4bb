import { typedBirth } from '@dhruva/asking/births/web';
import { TIMINGS } from '@dhruva/kernel/timings';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { TAGLINES } from '../../../content/taglines.ts';
import { useRotation } from '../../../lib/motion.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icons.tsx';
import { lazyWhen, touched } from '../../../ui/lazy-when.ts';
import { SkyBand } from '../../../ui/sky-band.tsx';
import { ZodiacWheel } from '../../../ui/zodiac-wheel.tsx';
import { PauseMotion } from './pause-motion.tsx';

/** One of five messages, rotating every four seconds. Reserves its lines, so that nothing below shifts. */
const Tagline = () => {
  const { index } = useRotation(TAGLINES.length, TIMINGS.taglineRotation);
  return (
    <p
      key={index}
      className="rise mt-2 min-h-[2lh] text-ink-2 min-[22rem]:min-h-[1lh] sm:text-lead"
    >
      {TAGLINES[index]}
    </p>
  );
};

const Intro = () => (
  <>
    <h1 tabIndex={-1} className="text-[calc(0.9rem+4.2vw)] leading-tight sm:text-hero">
      <span className="block">{m.home_headline_sky()}</span>{' '}
      <span className="block">{m.home_headline_lamp()}</span>
    </h1>
    <Tagline />
    <p className="mt-1 text-ink-2">{m.home_lead()}</p>
  </>
);

const WAY = 'inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4';

/** The two ways on for who does not want to type a birth. */
const Ways = () => (
  <p className="mt-2 flex flex-wrap gap-x-6 md:col-start-1">
    <Link to="/Question" className={WAY}>
      {m.home_predict()}
      <Icon name="arrowRight" size={20} />
    </Link>
    <Link to="/paid" className={WAY}>
      {m.home_therapy()}
      <Icon name="arrowRight" size={20} />
    </Link>
  </p>
);

const FORM_ID = 'birth-form';
const whenTouched = touched(FORM_ID);

/** Its prerendered fields take what is typed before the code is there; with a chart in the tab it loads at once. */
const HeroForm = lazyWhen(
  async () => (typedBirth() === undefined ? whenTouched() : undefined),
  async () => (await import('./hero-form.tsx')).HeroForm,
);

/** A constant, so that nothing draws it anew while it loads. */
const FORM = (
  <Suspense fallback={<div className="min-h-92" />}>
    <HeroForm />
  </Suspense>
);

/** The hero: a birth is typed, and its chart is drawn in the same place, over the whole width. */
export const Hero = () => (
  <SkyBand>
    <div className="group/hero mx-auto max-w-page px-4 pt-10 pb-10 has-data-drawn:block sm:px-6 sm:pt-16 sm:pb-24 md:grid md:grid-cols-[minmax(0,36rem)_1fr] md:gap-x-12">
      <div className="group-has-data-drawn/hero:sr-only">
        <Intro />
      </div>
      <div id={FORM_ID} className="mt-4 sm:mt-6 md:col-start-1">
        {FORM}
      </div>
      <div
        aria-hidden="true"
        className="hidden group-has-data-drawn/hero:hidden md:col-start-2 md:row-span-3 md:row-start-1 md:block md:self-center"
      >
        <ZodiacWheel className="mx-auto w-full max-w-136" />
      </div>
      <Ways />
    </div>
    <PauseMotion />
  </SkyBand>
);
