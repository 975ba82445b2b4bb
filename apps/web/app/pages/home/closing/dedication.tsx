import { m } from '../../../paraglide/messages.js';
import { Flame } from '../../../ui/lamp.tsx';
import { Rangoli } from '../../../ui/rangoli.tsx';

/** The dedication to the founder's late mother, with nothing about her that the founder has not provided. */
export const Dedication = () => (
  <section aria-labelledby="dedication-title" className="relative isolate overflow-hidden">
    <Rangoli className="absolute top-1/2 left-1/2 -z-10 size-96 -translate-1/2 text-ink opacity-8" />
    <div className="mx-auto flex max-w-page flex-col items-center px-4 py-24 text-center sm:px-6">
      <Flame size={56} className="text-chart" />
      <h2 id="dedication-title" className="mt-6 max-w-xl text-title">
        {m.home_dedication_title()}
      </h2>
      <p className="mt-3 max-w-md text-ink-2">{m.home_dedication_text()}</p>
    </div>
  </section>
);
