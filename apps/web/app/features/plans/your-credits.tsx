import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { planById } from '@dhruva/contract/catalogue/plans';
import { myCredits } from '@dhruva/contract/plans/routes';
import { call } from '../../lib/call.ts';
import { dayInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';
import { planName } from './plan-words.ts';

/** The sessions bought and not used yet; nothing where there are none. */
export const YourCredits = () => {
  const { data } = useQuery({
    queryKey: ['plans', 'credits'],
    queryFn: async () => call(myCredits),
  });
  if (!data || data.length === 0) return null;
  return (
    <section
      aria-labelledby="your-sessions"
      className="mt-6 rounded-card border border-care-line bg-care-tint p-5"
    >
      <h3 id="your-sessions" className="text-title">
        {m.plans_yours()}
      </h3>
      <ul className="mt-2 flex flex-col gap-1">
        {data.map(({ orderId, planId, left, total, lastDay }) => (
          <li key={orderId}>
            {m.plans_credit({
              name: planName(planById(planId)),
              left,
              total,
              day: dayInWords(`${lastDay}T12:00:00+05:30`),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/profile" state={{ tab: 'bookings' }}>
          {m.plans_yours_next()}
        </Link>
      </p>
    </section>
  );
};
