import { dateInWords, indianDay } from '@dhruva/civil-time';
import { formatPaiseExactly } from '@dhruva/kernel/rupees';
import type { Receipt } from '../../contract/schemas.ts';

export interface AmountLine {
  readonly label: string;
  readonly note?: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** The lines of a receipt: the service, its taxes, the total. */
export const amountLines = ({ line, taxes, totalPaise }: Receipt): AmountLine[] => [
  {
    label: line.description,
    ...(line.sac !== null && { note: `SAC ${line.sac}` }),
    amount: formatPaiseExactly(line.taxablePaise),
  },
  ...taxes.map(({ label, percent, paise }) => ({
    label: `${label} ${percent}%`,
    amount: formatPaiseExactly(paise),
  })),
  { label: 'Total', amount: formatPaiseExactly(totalPaise), isTotal: true },
];

const REASONS: Readonly<Record<string, string>> = {
  duplicate: 'paid twice',
  'cannot-be-given': 'could not be given',
  'amount-differs': 'another amount was paid',
  'promise-missed': 'the promised time was missed',
  'not-held': 'not held',
  cancelled: 'cancelled',
  operator: 'given back by us',
};

/** The lines of the credit notes. */
export const creditLines = ({ creditNotes }: Receipt): AmountLine[] =>
  creditNotes.map(({ number, issuedOn, paise, reason }) => ({
    label: `${number}, ${dateInWords(issuedOn)}: ${REASONS[reason] ?? reason}`,
    amount: `-${formatPaiseExactly(paise)}`,
  }));

/** The place of supply, where the buyer's address names one. */
export const supplyLine = ({ placeOfSupply }: Receipt['buyer']): string[] =>
  placeOfSupply === null ? [] : [`Place of supply: ${placeOfSupply}`];

/** The payment date (India) and the provider's payment id. */
export const paidLine = ({ paidAt, paymentId }: Receipt): string =>
  `Paid on ${dateInWords(indianDay(new Date(paidAt)))}. Payment id ${paymentId}`;
