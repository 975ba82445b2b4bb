import type { PurchaseSummary } from '../contract/schemas.ts';
import { dayInWords } from '@dhruva/web/lib/months.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Button, LinkButton } from '@dhruva/web/ui/button.tsx';
import { purchaseRows } from './purchase-rows.ts';
import { refundInWords, stateInWords } from './purchase-words.ts';

const TONES = {
  open: 'neutral',
  checking: 'info',
  paid: 'success',
  'refund-due': 'warn',
  refunded: 'neutral',
  closed: 'neutral',
} as const;

interface PurchaseEntryProps {
  readonly booking: PurchaseSummary;
  readonly first: boolean;
  readonly onCancel: () => void;
  readonly onIntake: () => void;
}

/** Whether the intake form is offered: for counselling that was not cancelled. */
const takesIntake = ({ kind, state }: PurchaseSummary): boolean =>
  state === 'paid' && (kind === 'plan' || kind === 'therapy');

const Facts = ({ booking }: Pick<PurchaseEntryProps, 'booking'>) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
    {purchaseRows(booking).map(([term, value]) => (
      <div key={term}>
        <dt className="text-small text-ink-3">{term}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

const Refunds = ({ refunds }: Pick<PurchaseSummary, 'refunds'>) => (
  <section className="rounded-field bg-surface-2 p-4">
    <h5 className="text-base font-semibold">{m.bookings_refunds()}</h5>
    <ul className="mt-1 flex flex-col gap-1">
      {refunds.map((refund) => (
        <li key={`${refund.reason}:${refund.amountPaise}`}>{refundInWords(refund)}</li>
      ))}
    </ul>
  </section>
);

/** One purchase: state, details, refunds, receipt, and a cancel button. */
export const PurchaseEntry = ({ booking, first, onCancel, onIntake }: PurchaseEntryProps) => (
  <AccordionItem
    headingLevel={4}
    initiallyOpen={first}
    title={
      <>
        {booking.title}
        <span className="block text-small font-normal text-ink-3">
          {m.bookings_bought_on({ date: dayInWords(booking.paidAt) })}
        </span>
      </>
    }
    aside={<Badge tone={TONES[booking.state]}>{stateInWords(booking.state)}</Badge>}
  >
    <div className="flex flex-col gap-5">
      <p className="font-semibold">{booking.stage}</p>
      <Facts booking={booking} />
      {booking.refunds.length > 0 && <Refunds refunds={booking.refunds} />}
      <div className="flex flex-wrap gap-3">
        {booking.receiptNumber !== null && (
          <LinkButton look="outline" to={`/receipt?order=${encodeURIComponent(booking.id)}`}>
            {m.bookings_receipt()}
          </LinkButton>
        )}
        {takesIntake(booking) && (
          <Button look="outline" onClick={onIntake}>
            {m.bookings_intake()}
          </Button>
        )}
        {booking.cancellation && (
          <Button look="outline" onClick={onCancel}>
            {m.bookings_cancel()}
          </Button>
        )}
      </div>
    </div>
  </AccordionItem>
);
