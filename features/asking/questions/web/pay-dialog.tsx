import { useQuery } from '@tanstack/react-query';
import type { Question } from '../contract/catalogue.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { CheckoutNote, type UseCheckout } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { bornIn } from './birth/born-in.ts';
import { FirmnessNote } from './firmness/firmness-note.tsx';
import { firmnessQuery } from './firmness/firmness-query.ts';

interface PayDialogProps {
  readonly question: Question;
  readonly details: UserDetails;
  readonly checkout: UseCheckout;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

const Summary = ({ question, details }: Pick<PayDialogProps, 'question' | 'details'>) => (
  <dl className="mt-4 flex flex-col gap-3 rounded-field border border-line bg-surface-2 p-4">
    {[
      [
        details.questionFor === 'self' ? m.questions_pay_self() : m.questions_pay_other(),
        bornIn(details),
      ],
      [m.questions_pay_price(), m.questions_pay_taxes({ price: question.tier })],
    ].map(([term, value]) => (
      <div key={term}>
        <dt className="text-small text-ink-3">{term}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The dialog that shows question, birth and price, and starts the payment. Hidden while the checkout is open. */
export const PayDialog = ({ question, details, checkout, onPay, onClose }: PayDialogProps) => {
  const { phase, outcome } = checkout;
  const { data: firmness } = useQuery(firmnessQuery(question, details));
  const busyLabel = {
    idle: undefined,
    ordering: m.checkout_opening(),
    paying: m.checkout_opening(),
    checking: m.questions_checking(),
  }[phase];
  return (
    <Dialog
      open={phase !== 'paying'}
      onClose={onClose}
      title={m.questions_pay_title()}
      description={question.text}
      dismissOutside={false}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.questions_pay_close()}
          </Button>
          <Button busyLabel={busyLabel} disabled={firmness?.level === null} onClick={onPay}>
            {m.questions_pay_button({ price: question.tier })}
          </Button>
        </>
      }
    >
      <p className="text-lead font-semibold">{m.questions_pay({ price: question.tier })}</p>
      <Summary question={question} details={details} />
      <div className="mt-3">
        <FirmnessNote firmness={firmness} whose={details.questionFor} />
      </div>
      <p className="mt-3 mb-4 text-small text-ink-3">{m.questions_pay_refunds()}</p>
      <CheckoutNote {...{ phase, outcome }} of={{ kind: 'question', productId: question.id }} />
    </Dialog>
  );
};
