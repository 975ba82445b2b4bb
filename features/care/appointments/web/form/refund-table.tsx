import { m } from '@dhruva/web/paraglide/messages.js';

const Rules = ({ rows }: { readonly rows: readonly (() => string)[] }) => (
  <div>
    <h3 className="font-semibold">{m.appointments_refunds()}</h3>
    <ul className="mt-1 list-disc pl-5 text-small text-ink-2">
      {rows.map((row) => (
        <li key={row()}>{row()}</li>
      ))}
    </ul>
  </div>
);

const PAID = [
  m.appointments_refund_same_day,
  m.appointments_refund_day_before,
  m.appointments_refund_late,
  m.appointments_refund_always,
];

/** The refund rules of a paid session (decision 7). */
export const RefundTable = () => <Rules rows={PAID} />;

const BY_CREDIT = [
  m.appointments_credit_back,
  m.appointments_credit_late,
  m.appointments_credit_always,
];

/** The refund rules of a session paid by credit. */
export const CreditRules = () => <Rules rows={BY_CREDIT} />;
