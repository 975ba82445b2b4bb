import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { QUESTIONS, questionById } from '@dhruva/asking/questions/contract/catalogue';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { formatPaise } from '../../../ui/rupees.ts';
import { Packages } from './packages.tsx';

const SHOWN = [
  'suitable-work',
  'marriage-when',
  'finances-next-year',
  'meet-someone-when',
  'field-of-study',
  'coming-year-overall',
] as const;

/** Example questions, the link to all of them, and the packages. */
export const Offers = () => (
  <>
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
    <Packages />
  </>
);
