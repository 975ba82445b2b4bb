import { Link } from 'react-router';
import { planById } from '../contract/catalogue.ts';
import type { PlanCredits } from '../contract/schemas.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { useCredits } from './use-credits.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { planName } from './plan-words.ts';

interface YourCreditsProps {
  /** Opens the booking of a session with one of them, which another feature does. */
  readonly onBook: (credit: PlanCredits) => void;
  /** Whether to link to My Bookings; false where the page has a link already. */
  readonly toBookings?: boolean;
}

const inWords = ({ planId, left, total, lastDay }: PlanCredits): string =>
  m.plans_credit({
    name: planName(planById(planId)),
    left,
    total,
    day: dayInWords(`${lastDay}T12:00:00+05:30`),
  });

/** The user's unused session credits, each with a booking button; renders nothing when there are none. */
export const YourCredits = ({ onBook, toBookings = true }: YourCreditsProps) => {
  const { data } = useCredits();
  if (!data || data.length === 0) return null;
  return (
    <section
      aria-labelledby="your-credits"
      className="rounded-card border border-care-line bg-care-tint p-5"
    >
      <h3 id="your-credits" className="text-title">
        {m.plans_yours()}
      </h3>
      <ul className="mt-3 flex flex-col gap-4">
        {data.map((credit) => (
          <li key={credit.orderId} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <span className="grow">{inWords(credit)}</span>
            <Button onClick={() => onBook(credit)}>
              {m.plans_credit_book()}
              <span className="sr-only">: {planName(planById(credit.planId))}</span>
            </Button>
          </li>
        ))}
      </ul>
      {toBookings && (
        <p className="mt-3">
          <Link to="/profile?tab=bookings">{m.plans_yours_next()}</Link>
        </p>
      )}
    </section>
  );
};
