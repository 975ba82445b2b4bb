import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { ToldFirmness, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import { compatibilityQuestionById } from '../../contract/catalogue.ts';
import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import type { PairData } from '../../contract/schemas.ts';
import { readPairFirmness } from '../calls.ts';
import type { PairQuestionId } from './pair-questions.rules.ts';

const PRICE = formatPaise(COMPATIBILITY_PRICE_PAISE);

/** The texts of the six questions in the language of answers; in English until the Hindi ones are loaded. */
const usePairTexts = (): ((id: PairQuestionId) => string) => {
  const { language } = useAnswerLanguage();
  const { data: hindi } = useQuery({
    queryKey: ['pair-questions-in-hindi'],
    queryFn: async () => (await import('../../contract/catalogue-hi.ts')).PAIR_QUESTIONS_HI,
    enabled: language === 'hi',
    staleTime: Infinity,
  });
  return (id) =>
    (language === 'hi' ? hindi?.[id] : undefined) ?? compatibilityQuestionById(id).text;
};

interface PairOfferProps {
  readonly question: CompatibilityQuestion;
  readonly pair: PairData;
  /** Its row is open; until then nothing is asked of the server. */
  readonly open: boolean;
  readonly onPay: () => void;
  readonly payBusyLabel: string | undefined;
  /** The payment status of this question. */
  readonly note: ReactNode;
  /** Called for a question chosen in place of one that is not sold. */
  readonly onAsk: (id: PairQuestionId) => void;
}

/** A question about two people before it is paid: how firm its answer would be, and its price where it is sold. */
export const PairOffer = ({ question: { id }, pair, open, onAsk, ...rest }: PairOfferProps) => {
  const { data: firmness } = useQuery({
    queryKey: ['pair-firmness', id, pair],
    queryFn: async () => readPairFirmness(id, pair),
    retry: false,
    enabled: open,
  });
  const textOf = usePairTexts();
  return (
    <div className="flex flex-col items-start gap-3">
      <ToldFirmness
        firmness={firmness}
        whose={pair.selfData.timeUnknown && pair.otherData.timeUnknown ? 'two-untimed' : 'two'}
        instead={firmness ? { holding: firmness.holding, textOf, onAsk } : undefined}
      />
      {firmness?.level !== null && (
        <>
          <p>{m.pair_pay_text({ price: PRICE })}</p>
          <p className="text-small text-ink-3">{m.pair_pay_refund()}</p>
          {rest.note}
          <Button busyLabel={rest.payBusyLabel} onClick={rest.onPay}>
            {m.pair_pay({ price: PRICE })}
          </Button>
        </>
      )}
    </div>
  );
};
