import type { PurchaseSummary } from '../contract/schemas.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { PaymentBadge, PaymentNote } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { Button, LinkButton } from '@dhruva/web/ui/button.tsx';
import { purchaseRows } from './purchase-rows.ts';
import { refundInWords } from './purchase-words.ts';

interface PurchaseEntryProps {
  readonly booking: PurchaseSummary;
  readonly first: boolean;
  readonly onCancel: () => void;
  readonly onIntake: () => void;
}

/** Whether the intake form is offered: for counselling that was not cancelled. */
const takesIntake = ({ kind, stands }: PurchaseSummary): boolean =>
  stands && (kind === 'plan' || kind === 'therapy');

const begunOrBought = ({ paidAt, createdAt }: PurchaseSummary): string =>
  paidAt === null
    ? m.bookings_started_on({ date: dayInWords(createdAt) })
    : m.bookings_bought_on({ date: dayInWords(paidAt) });

const Facts = ({ booking }: Pick<PurchaseEntryProps, 'booking'>) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
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
        <span className="block text-small font-normal text-ink-3">{begunOrBought(booking)}</span>
      </>
    }
    aside={<PaymentBadge told={booking} />}
  >
    <div className="flex flex-col gap-5">
      {booking.state !== 'paid' && <PaymentNote told={booking} />}
      {booking.stage !== '' && <p className="font-semibold">{booking.stage}</p>}
      <Facts booking={booking} />
      {booking.refunds.length > 0 && <Refunds refunds={booking.refunds} />}
      <div className="flex flex-wrap gap-3">
        {booking.receiptNumber !== null && (
          <LinkButton look="outline" to={`/receipt?order=${encodeURIComponent(booking.id)}`}>
            {m.bookings_receipt()}
          </LinkButton>
        )}
        {booking.paidAt === null && (
          <LinkButton look="outline" to={`/payment?order=${encodeURIComponent(booking.id)}`}>
            {m.bookings_to_payment()}
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
