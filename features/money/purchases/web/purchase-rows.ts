import type { PurchaseSummary } from '../contract/schemas.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { formatPaise } from '@dhruva/kernel/rupees';

const PAISE = 100;
/** The contract's text where a purchase has no therapist, date or slot. */
const ABSENT = 'N/A';

const supportFor = (value: string | null): string | null => {
  if (value === 'self') return m.bookings_support_self();
  return value === 'other' ? m.bookings_support_other() : value;
};

type Promised = PurchaseSummary & { readonly dueAt: string };

/** Whether to show a due date; an assessment shows its own elsewhere. */
const isDue = (booking: PurchaseSummary): booking is Promised =>
  booking.stands && booking.dueAt !== null && booking.kind !== 'assessment';

/** The details of a purchase as term and value, in display order; missing ones are left out. */
export const purchaseRows = (booking: PurchaseSummary): [term: string, value: string][] => {
  const due = isDue(booking) ? dueInWords(booking.dueAt) : '';
  const slot = booking.slot === ABSENT ? ABSENT : m.bookings_slot_ist({ slot: booking.slot });
  const amount = formatPaise(booking.amountPaid * PAISE);
  const isPlan = booking.kind === 'plan';
  const rows: [string, string | null][] = [
    [isPlan ? m.bookings_plan() : m.bookings_doctor(), booking.doctor],
    [m.bookings_date(), booking.date],
    [m.bookings_slot(), slot],
    [m.bookings_due(), booking.stage.includes(due) ? '' : due],
    [m.bookings_support_for(), supportFor(booking.supportFor)],
    [m.bookings_pseudo_name(), booking.pseudoName],
    [m.bookings_mobile(), booking.mobile],
    [m.bookings_address(), booking.address],
    [m.bookings_language(), booking.language],
    [m.bookings_services(), booking.services.join(', ')],
    [
      booking.paidAt === null ? m.bookings_price() : m.bookings_amount(),
      m.bookings_currency({ amount, currency: booking.currency }),
    ],
    [m.bookings_payment_id(), booking.paymentId],
  ];
  const left = ['', ...(booking.kind === 'therapy' ? [] : [ABSENT])];
  return rows.filter((row): row is [string, string] => row[1] !== null && !left.includes(row[1]));
};
