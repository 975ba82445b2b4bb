import { Link } from 'react-router';
import type { PurchaseSummary } from '@dhruva/money/purchases/contract/schemas';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { moneyBackInWords } from '@dhruva/money/purchases/web';
import { m } from '@dhruva/web/paraglide/messages.js';

const refundOf = ({ kind, refunds }: PurchaseSummary) =>
  kind === 'assessment' ? refunds.find(({ reason }) => reason === 'promise-missed') : undefined;

/** Whether a purchase was refunded because the report was late. */
export const isMissed = (booking: PurchaseSummary): boolean => refundOf(booking) !== undefined;

interface MissedAssessmentProps {
  readonly booking: PurchaseSummary;
}

/** The notice of a late report: the refund, and what to do next. */
export const MissedAssessment = ({ booking }: MissedAssessmentProps) => {
  const refund = refundOf(booking);
  const { dueAt } = booking;
  return (
    <div className="flex max-w-measure flex-col gap-2">
      {dueAt !== null && <p>{m.assessments_missed({ due: dueInWords(dueAt) })}</p>}
      {refund && (
        <p>
          <span className="font-semibold">{moneyBackInWords(refund)}.</span>{' '}
          {refund.state !== 'processed' && m.assessments_missed_money()}
        </p>
      )}
      <p>
        {m.assessments_missed_again()} <Link to="/assignment">{m.assessments_prices_see()}</Link>
      </p>
    </div>
  );
};
