import { useState } from 'react';
import type { Assessment } from '../contract/catalogue.ts';
import {
  THERAPIST_IDS,
  therapistById,
  type TherapistId,
} from '@dhruva/care/therapists/contract/catalogue';
import { CheckoutNote, NotSavedDialog } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import { Select } from '@dhruva/web/ui/select.tsx';
import { useAssessmentPurchase } from './use-assessment-purchase.ts';

const THERAPISTS = THERAPIST_IDS.map((id) => ({ value: id, label: therapistById(id).name }));

interface BuyAssessmentProps {
  readonly assessment: Assessment;
  readonly onUnlocked: () => void;
}

/** The purchase of an assessment: what, from whom and for how much; then the payment. */
export const BuyAssessment = ({ assessment, onUnlocked }: BuyAssessmentProps) => {
  const [therapistId, setTherapistId] = useState<TherapistId>();
  const purchase = useAssessmentPurchase(assessment, onUnlocked);
  const { phase, outcome } = purchase.checkout;
  const price = formatPaise(assessment.pricePaise);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{m.assessments_form()}</p>
      <Select
        id="assessment-therapist"
        label={m.assessments_choose_therapist()}
        hint={m.assessments_choose_hint()}
        placeholder={m.assessments_choose_for_me()}
        options={THERAPISTS}
        value={therapistId ?? ''}
        onChange={({ currentTarget }) =>
          setTherapistId(THERAPIST_IDS.find((id) => id === currentTarget.value))
        }
      />
      <p>
        <span className="text-title font-semibold">{price}</span>{' '}
        <span className="text-ink-2">{m.assessments_tax()}</span>
      </p>
      <div className="flex flex-col gap-2 text-small text-ink-2">
        <p>{m.assessments_due_before({ days: assessment.dueDays })}</p>
        <p>{m.assessments_refund()}</p>
      </div>
      <CheckoutNote {...{ phase, outcome }} of={{ kind: 'assessment', productId: assessment.id }} />
      <Button
        className="self-start"
        busyLabel={phase === 'idle' ? undefined : m.checkout_opening()}
        onClick={() => void purchase.pay(therapistId)}
      >
        {m.assessments_pay({ price })}
      </Button>
      <NotSavedDialog notSaved={purchase.notSaved} onClose={purchase.forgetNotSaved} />
    </div>
  );
};
