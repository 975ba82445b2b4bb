import {
  SESSION_MINUTES,
  THERAPIST_IDS,
  therapistById,
} from '@dhruva/care/therapists/contract/catalogue';
import { TOPICS } from '@dhruva/care/self-help/contract/topics';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import { DawnWindow, TwoChairs } from '../../../ui/scenes.tsx';
import { SectionLink } from './section-link.tsx';

const LOWEST_FEE = Math.min(...THERAPIST_IDS.map((id) => therapistById(id).feePaise));

/** The home page's section about counselling, in the colours of care; it does not mention astrology. */
export const CareSection = () => (
  <section
    id="counselling"
    aria-labelledby="counselling-title"
    className="in-care flex flex-col bg-(--care-tint) px-4 py-5 sm:px-6 md:justify-center md:py-14"
  >
    <div className="w-full md:max-w-[calc(var(--container-page)/2-3rem)] md:pl-6">
      <div aria-hidden="true" className="mb-4 hidden gap-6 md:flex">
        <TwoChairs />
        <DawnWindow />
      </div>
      <h2 id="counselling-title" className="text-title sm:text-head">
        {m.home_care_title()}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{m.home_care_lead()}</p>
      <ul>
        <SectionLink
          to="/counselling"
          title={m.home_care_free()}
          text={m.home_care_free_text({ count: TOPICS.length })}
          aside={m.home_care_no_cost()}
        />
        <SectionLink
          to="/counselling"
          title={m.home_care_paid()}
          text={m.home_care_paid_text({ minutes: SESSION_MINUTES.lasts })}
          aside={m.home_care_from({ price: formatPaise(LOWEST_FEE) })}
        />
        <SectionLink
          to="/counselling"
          title={m.home_care_tracker()}
          text={m.home_care_tracker_text()}
          aside={m.home_care_no_cost()}
        />
      </ul>
      <div className="mt-4">
        <LinkButton to="/paid" look="outline">
          {m.home_care_meet()}
        </LinkButton>
      </div>
    </div>
  </section>
);
