import { THERAPIST_IDS, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { Link } from 'react-router';
import { TOPICS } from '@dhruva/care/self-help/contract/topics';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icons.tsx';
import { formatPaise } from '../../../ui/rupees.ts';
import { Cup, DawnWindow, TwoChairs } from '../../../ui/scenes.tsx';
import { Section } from '../section.tsx';

const LOWEST_FEE = Math.min(...THERAPIST_IDS.map((id) => therapistById(id).feePaise));

const LINKS = [
  {
    Picture: DawnWindow,
    title: m.home_care_free,
    text: () => m.home_care_free_text({ count: TOPICS.length }),
  },
  {
    Picture: TwoChairs,
    title: m.home_care_paid,
    text: () => m.home_care_paid_text({ price: formatPaise(LOWEST_FEE) }),
  },
  { Picture: Cup, title: m.home_care_tracker, text: m.home_care_tracker_text },
] as const;

/** Links to the three kinds of counselling. */
export const Counselling = () => (
  <Section band id="counselling" title={m.home_care_title()} lead={m.home_care_lead()}>
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {LINKS.map(({ Picture, title, text }) => (
        <li key={title()}>
          <Link
            to="/counselling"
            className="group flex h-full flex-col rounded-card border border-t-4 border-line border-t-sage-700 bg-surface p-5 text-ink no-underline shadow-rest hover:border-control hover:border-t-sage-700 sm:p-6"
          >
            <Picture />
            <span className="mt-5 flex items-center justify-between font-heading text-title">
              {title()}
              <Icon
                name="arrowRight"
                className="text-care transition-transform group-hover:translate-x-1"
              />
            </span>
            <span className="mt-2 text-ink-2">{text()}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);
