import type { ReactNode } from 'react';
import type { Receipt } from '../contract/schemas.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { refundReason } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { formatPaise } from '@dhruva/kernel/rupees';

const Party = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="font-text text-small font-normal text-ink-3">{title}</h3>
    {children}
  </section>
);

const Parties = ({ seller, buyer }: Pick<Receipt, 'seller' | 'buyer'>) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Party title={m.receipt_seller()}>
      <p className="font-semibold">{seller.name}</p>
      <p className="whitespace-pre-line">{seller.address}</p>
      {seller.gstin !== null && <p>{m.receipt_gstin({ number: seller.gstin })}</p>}
      <p>{seller.email}</p>
    </Party>
    <Party title={m.receipt_buyer()}>
      <p className="font-semibold">{buyer.name}</p>
      {buyer.placeOfSupply !== null && <p>{m.receipt_supply({ place: buyer.placeOfSupply })}</p>}
    </Party>
  </div>
);

const Row = ({
  term,
  paise,
  strong = false,
}: {
  term: ReactNode;
  paise: number;
  strong?: boolean;
}) => (
  <tr className={strong ? 'border-t-2 border-control font-semibold' : 'border-t border-line'}>
    <th scope="row" className="py-2 pr-4 text-left font-[inherit]">
      {term}
    </th>
    <td className="py-2 text-right tabular-nums">{formatPaise(paise)}</td>
  </tr>
);

const Amounts = ({ line, taxes, totalPaise }: Pick<Receipt, 'line' | 'taxes' | 'totalPaise'>) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{m.receipt_title()}</caption>
    <thead>
      <tr>
        <th scope="col" className="py-2 text-left text-small font-normal text-ink-3">
          {m.receipt_what()}
        </th>
        <th scope="col" className="py-2 text-right text-small font-normal text-ink-3">
          {m.receipt_amount()}
        </th>
      </tr>
    </thead>
    <tbody>
      <Row
        term={
          <>
            {line.description}
            {line.sac !== null && (
              <span className="block text-small text-ink-3">
                {m.receipt_sac({ code: line.sac })}
              </span>
            )}
          </>
        }
        paise={line.taxablePaise}
      />
      {taxes.map(({ label, percent, paise }) => (
        <Row key={label} term={m.receipt_tax({ label, percent })} paise={paise} />
      ))}
      <Row strong term={m.receipt_total()} paise={totalPaise} />
    </tbody>
  </table>
);

const CreditNotes = ({ creditNotes }: Pick<Receipt, 'creditNotes'>) => (
  <section>
    <h3 className="text-lead">{m.receipt_credit_notes()}</h3>
    <ul className="mt-1 flex flex-col gap-1">
      {creditNotes.map(({ number, issuedOn, paise, reason }) => (
        <li key={number} className="flex justify-between gap-4">
          <span>
            {m.receipt_credit_note({
              number,
              date: dayInWords(issuedOn),
              reason: refundReason(reason),
            })}
          </span>
          <span className="tabular-nums">-{formatPaise(paise)}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** A receipt in its printed layout. */
export const ReceiptSheet = ({ receipt }: { readonly receipt: Receipt }) => (
  <article className="sheet flex max-w-3xl flex-col gap-6 rounded-card border border-line bg-surface p-5 shadow-rest sm:p-8">
    {receipt.simulated && (
      <p className="rounded-field border-2 border-dashed border-control p-3 font-semibold">
        {m.receipt_simulated()}
      </p>
    )}
    <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <h2 className="text-head">{receipt.heading}</h2>
      <p>
        {m.receipt_number({ number: receipt.number })}
        <span className="block text-small text-ink-3">
          {m.receipt_issued({ date: dayInWords(receipt.issuedOn) })}
        </span>
      </p>
    </header>
    <Parties seller={receipt.seller} buyer={receipt.buyer} />
    <Amounts line={receipt.line} taxes={receipt.taxes} totalPaise={receipt.totalPaise} />
    <p className="text-small break-all text-ink-3">
      {m.receipt_paid({ date: dayInWords(receipt.paidAt) })} ·{' '}
      {m.receipt_payment_id({ id: receipt.paymentId })}
    </p>
    {receipt.creditNotes.length > 0 && <CreditNotes creditNotes={receipt.creditNotes} />}
  </article>
);
