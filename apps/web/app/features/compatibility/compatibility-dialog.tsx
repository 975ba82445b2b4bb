import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  COMPATIBILITY_QUESTIONS,
  type CompatibilityQuestion,
} from '@dhruva/contract/catalogue/compatibility-questions';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/contract/catalogue/products';
import type { PairData } from '@dhruva/contract/compatibility/schemas';
import { CheckoutNote } from '../../lib/checkout/checkout-note.tsx';
import { NotSavedDialog } from '../../lib/checkout/not-saved-dialog.tsx';
import { m } from '../../paraglide/messages.js';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { MessageDialog } from '../../ui/message-dialog.tsx';
import { formatPaise } from '../../ui/rupees.ts';
import type { Births } from './calls.ts';
import { bornInWords } from './pair-in-words.ts';
import { PairQuestion, type PairAnswerView } from './pair-question.tsx';
import type { PairQuestionId } from './pair-questions.rules.ts';
import { usePairPayment } from './use-pair-payment.ts';
import type { PairQuestionState, usePairQuestions } from './use-pair-questions.ts';

/** The two people asked about: as typed, and as the server read them. */
export interface CheckedPair {
  readonly pair: PairData;
  readonly births: Births;
}

interface CompatibilityDialogProps {
  readonly checked: CheckedPair;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly questions: ReturnType<typeof usePairQuestions>;
  /** What was bought before could not be loaded: how to try again. */
  readonly onRetryKnown: (() => void) | undefined;
  readonly AnswerView: PairAnswerView;
}

const People = ({ births }: Pick<CheckedPair, 'births'>) => (
  <>
    <p>{m.pair_each({ price: formatPaise(COMPATIBILITY_PRICE_PAISE) })}</p>
    <dl className="mt-3 grid gap-2 rounded-field bg-surface-2 p-3 sm:grid-cols-2">
      {(
        [
          [m.pair_self(), births.self],
          [m.pair_other(), births.other],
        ] as const
      ).map(([who, birth]) => (
        <div key={who}>
          <dt className="text-small text-ink-3">{who}</dt>
          <dd>{bornInWords(birth)}</dd>
        </div>
      ))}
    </dl>
  </>
);

const Mark = ({ state }: { readonly state: PairQuestionState }) => {
  if (state.kind === 'answered') return <Badge tone="success">{m.pair_answered()}</Badge>;
  if (state.kind !== 'locked') return <Badge tone="info">{m.pair_paid()}</Badge>;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-ink-2">
      <Icon name="lock" size={18} />
      <span className="sr-only">{m.pair_locked()}</span>
      <span className="tabular-nums">{formatPaise(COMPATIBILITY_PRICE_PAISE)}</span>
    </span>
  );
};

/** The six questions about the two people: each is paid for, asked and read here. */
export const CompatibilityDialog = (props: CompatibilityDialogProps) => {
  const { checked, questions, onClose } = props;
  const { pair, births } = checked;
  const [openId, setOpenId] = useState<PairQuestionId | null>(null);
  const [unlocked, setUnlocked] = useState(false);
  const queries = useQueryClient();
  const payment = usePairPayment((question, paidPair) => {
    questions.unlock(question, paidPair);
    void queries.invalidateQueries({ queryKey: ['predictions'] });
    setOpenId(question.id);
    setUnlocked(true);
  });

  const row = (question: CompatibilityQuestion) => {
    const state = questions.stateOf(question, pair);
    const paying = payment.buying === question.id;
    return (
      <AccordionItem
        key={question.id}
        title={question.text}
        aside={<Mark state={state} />}
        open={openId === question.id}
        onToggle={() => setOpenId(openId === question.id ? null : question.id)}
      >
        <PairQuestion
          state={state}
          AnswerView={props.AnswerView}
          busy={questions.busy}
          onPay={() => void payment.pay(question, pair)}
          payBusyLabel={payment.phase === 'idle' ? undefined : m.checkout_opening()}
          onGet={() => void questions.ask(question, pair)}
          onRevealed={() => questions.reveal(question, pair)}
          note={paying && <CheckoutNote phase={payment.phase} outcome={payment.outcome} />}
        />
      </AccordionItem>
    );
  };

  const shown = COMPATIBILITY_QUESTIONS.find(({ id }) => id === openId);
  return (
    <>
      <Dialog
        open={props.open && payment.phase !== 'paying'}
        onClose={onClose}
        title={m.pair_title()}
        description={<People births={births} />}
        size="wide"
        dismissOutside={false}
      >
        {props.onRetryKnown && (
          <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-error">
            {m.pair_known_failed()}
            <Button look="outline" onClick={props.onRetryKnown}>
              {m.pair_retry()}
            </Button>
          </div>
        )}
        <Accordion>{COMPATIBILITY_QUESTIONS.map(row)}</Accordion>
        <p role="status" className="sr-only">
          {shown &&
            questions.stateOf(shown, pair).kind === 'answered' &&
            m.pair_ready({ question: shown.text })}
        </p>
      </Dialog>
      <NotSavedDialog notSaved={payment.notSaved} onClose={payment.forgetNotSaved} />
      <MessageDialog
        notice={unlocked ? { kind: 'success', text: m.pair_unlocked() } : null}
        onClose={() => setUnlocked(false)}
      />
    </>
  );
};
