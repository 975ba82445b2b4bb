import { SESSION_MINUTES, type Therapist } from '@dhruva/care/therapists/contract/catalogue';
import { planById } from '@dhruva/money/plans/contract/catalogue';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';
import { useCredits } from '@dhruva/money/plans/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Price } from '@dhruva/web/ui/price.tsx';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import type { BookingWish } from '../booking-wish.ts';
import { creditsFor } from '../credit-fit.rules.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import type { Booking } from './use-booking.ts';

const wordsOf = ({ planId, left }: PlanCredits) => ({ plan: planById(planId).title, left });

interface PaymentChoiceProps {
  readonly wish: BookingWish;
  readonly booking: Booking;
  readonly therapist: Therapist;
  readonly slot: ChosenSlot;
}

/** The price of the session, or the choice of a credit to use instead. */
export const PaymentChoice = ({ wish, booking, therapist, slot }: PaymentChoiceProps) => {
  const { data = [] } = useCredits();
  const price = formatPaise(therapist.feePaise);
  const fitting = creditsFor({ therapist, date: slot.date }, data);
  if (wish.credit)
    return <p className="font-semibold">{m.appointments_with_credit(wordsOf(wish.credit))}</p>;
  if (fitting.length === 0) {
    return (
      <p>
        {m.therapists_price({ minutes: SESSION_MINUTES.lasts })}:{' '}
        <Price paise={therapist.feePaise} suffix={m.therapists_tax()} />
      </p>
    );
  }
  return (
    <RadioGroup
      id="booking-way"
      name="way"
      legend={m.appointments_way()}
      stacked
      options={[
        { value: '', label: m.appointments_way_pay({ price }) },
        ...fitting.map((credit) => ({
          value: credit.orderId,
          label: m.appointments_use_credit(wordsOf(credit)),
        })),
      ]}
      value={booking.credit?.orderId ?? ''}
      onChange={({ target }) =>
        booking.choose({ credit: fitting.find(({ orderId }) => orderId === target.value) ?? null })
      }
    />
  );
};
