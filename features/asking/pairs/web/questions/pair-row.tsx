import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import type { PairData } from '../../contract/schemas.ts';
import { answerAddress, type Delivered } from '@dhruva/asking/answers/web';
import { CheckoutNote, PaymentLine, usePaymentFor } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { LinkRow } from '@dhruva/web/ui/link-row.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import { PairOffer } from './pair-offer.tsx';
import { PairQuestion } from './pair-question.tsx';
import type { PairQuestionId } from './pair-questions.rules.ts';
import type { usePairPayment } from './use-pair-payment.ts';
import type { PairQuestionState, usePairQuestions } from './use-pair-questions.ts';

const NOTHING_BOUGHT = { phase: 'idle', outcome: null } as const;

interface PairRowProps {
  readonly question: CompatibilityQuestion;
  readonly pair: PairData;
  readonly questions: ReturnType<typeof usePairQuestions>;
  readonly payment: ReturnType<typeof usePairPayment>;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Opens another of the six. */
  readonly onAsk: (id: PairQuestionId) => void;
  /** Called when an answer asked for here is there and its progress was shown. */
  readonly onDelivered: (answer: Delivered) => void;
}

const StatusIcon = ({ state }: { readonly state: PairQuestionState }) => (
  <span className="mt-1 block">
    {state.kind === 'answered' ? (
      <Badge tone="success">{m.pair_answered()}</Badge>
    ) : (
      <Badge tone="info">{m.pair_paid()}</Badge>
    )}
  </span>
);

const LockedPrice = () => (
  <span className="flex shrink-0 items-center gap-1.5 text-ink-2">
    <Icon name="lock" size={18} />
    <span className="sr-only">{m.pair_locked()}</span>
    <span className="tabular-nums">{formatPaise(COMPATIBILITY_PRICE_PAISE)}</span>
  </span>
);

/** One of the six questions: its status, and the panel it opens or the answer it leads to. */
export const PairRow = ({ question, pair, questions, payment, onAsk, ...rest }: PairRowProps) => {
  const state = questions.stateOf(question, pair);
  const { phase, outcome } = payment;
  const isLocked = state.kind === 'locked';
  const subject = { kind: 'compatibility', productId: question.id } as const;
  const earlier = usePaymentFor(subject);
  const reveal = (): void => {
    questions.reveal(question, pair);
    if (state.kind === 'loading' && typeof state.answer === 'object')
      rest.onDelivered(state.answer);
  };
  const title = (
    <>
      {question.text}
      {!isLocked && <StatusIcon state={state} />}
      {isLocked && earlier && <PaymentLine told={earlier} />}
    </>
  );
  if (state.kind === 'answered' && typeof state.answer === 'object')
    return <LinkRow to={answerAddress(state.answer)} title={title} />;
  return (
    <AccordionItem
      title={title}
      aside={isLocked && <LockedPrice />}
      open={rest.open}
      onToggle={rest.onToggle}
    >
      <PairQuestion
        state={state}
        busy={questions.busy}
        offer={
          <PairOffer
            {...{ question, pair, onAsk }}
            open={rest.open}
            onPay={() => void payment.pay(question, pair)}
            payBusyLabel={phase === 'idle' ? undefined : m.checkout_opening()}
            note={
              <CheckoutNote
                {...(payment.buying === question.id ? { phase, outcome } : NOTHING_BOUGHT)}
                of={subject}
              />
            }
          />
        }
        onGet={() => void questions.ask(question, pair)}
        onRevealed={reveal}
      />
    </AccordionItem>
  );
};
