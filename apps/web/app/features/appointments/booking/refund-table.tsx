import { m } from '../../../paraglide/messages.js';

const ROWS = [
  m.therapists_refund_same_day,
  m.therapists_refund_day_before,
  m.therapists_refund_late,
  m.therapists_refund_always,
];

/** What cancelling a session gives back (decision 7). */
export const RefundTable = () => (
  <div>
    <h3 className="font-semibold">{m.therapists_refunds()}</h3>
    <ul className="mt-1 list-disc pl-5 text-small text-ink-2">
      {ROWS.map((row) => (
        <li key={row()}>{row()}</li>
      ))}
    </ul>
  </div>
);
