import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { TIMINGS } from '@dhruva/kernel/timings';
import { TAGLINES } from '../../../content/taglines.ts';
import { useRotation } from '../../../lib/motion.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { formatPaise } from '../../../ui/rupees.ts';
import { SkyBand } from '../../../ui/sky-band.tsx';
import { ZodiacWheel } from '../../../ui/zodiac-wheel.tsx';
import { PauseMotion } from './pause-motion.tsx';

/** One of five messages, rotating every four seconds. Reserves two lines, so that nothing below shifts. */
const Tagline = () => {
  const { index } = useRotation(TAGLINES.length, TIMINGS.taglineRotation);
  return (
    <p key={index} className="rise mt-4 min-h-[2lh] text-lead text-ink-2 sm:mt-5 sm:min-h-[1lh]">
      {TAGLINES[index]}
    </p>
  );
};

const Words = () => (
  <div className="pt-14 sm:pt-20 md:pb-32">
    <p className="text-small font-semibold text-brass-300 sm:text-base">{m.home_eyebrow()}</p>
    <h1 tabIndex={-1} className="mt-3 text-[calc(0.9rem+4.2vw)] sm:text-hero">
      <span className="block">{m.home_headline_sky()}</span>{' '}
      <span className="block">{m.home_headline_lamp()}</span>
    </h1>
    <Tagline />
    <div className="mt-4 flex flex-col gap-3 sm:mt-7 sm:flex-row">
      <LinkButton to="/Question">{m.home_predict()}</LinkButton>
      <LinkButton to="/paid" look="outline">
        {m.home_therapy()}
      </LinkButton>
    </div>
    <p className="mt-5 text-ink-3">
      {m.home_free_line({ price: formatPaise(QUESTION_PRICE_PAISE[99]) })}
    </p>
  </div>
);

/** The hero: night sky, the zodiac wheel above the horizon, and the two calls to action. */
export const Hero = () => (
  <SkyBand>
    <div className="mx-auto grid max-w-page px-4 sm:px-6 md:grid-cols-[1.15fr_1fr] md:items-center md:gap-8">
      <Words />
      <div className="relative mx-auto mt-10 h-44 w-full max-w-96 sm:h-52 md:mt-0 md:h-auto md:max-w-none md:pb-12">
        <ZodiacWheel className="w-full" />
      </div>
    </div>
    <PauseMotion />
  </SkyBand>
);
