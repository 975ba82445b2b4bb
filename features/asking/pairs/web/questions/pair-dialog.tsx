import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { answerAddress } from '@dhruva/asking/answers/web';
import { COMPATIBILITY_QUESTIONS } from '../../contract/catalogue.ts';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { NotSavedDialog } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Accordion } from '@dhruva/web/ui/accordion.tsx';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import type { CheckedPair } from '../calls.ts';
import { FreeMatchPart } from '../free-match.tsx';
import { bornInWords } from './pair-in-words.ts';
import { PairRow } from './pair-row.tsx';
import { useOpenRow } from './use-open-row.ts';
import { usePairPayment } from './use-pair-payment.ts';
import type { usePairQuestions } from './use-pair-questions.ts';

interface PairDialogProps {
  readonly checked: CheckedPair;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly questions: ReturnType<typeof usePairQuestions>;
  /** Retries loading earlier purchases; undefined unless that failed. */
  readonly onRetryKnown: (() => void) | undefined;
}

const People = ({ births, pair: { names } }: CheckedPair) => (
  <>
    <p>{m.pair_each({ price: formatPaise(COMPATIBILITY_PRICE_PAISE) })}</p>
    <dl className="mt-3 grid gap-2 rounded-field bg-surface-2 p-3 sm:grid-cols-2">
      {(
        [
          [names?.self ?? m.pair_self(), births.self],
          [names?.other ?? m.pair_other(), births.other],
        ] as const
      ).map(([who, birth], place) => (
        <div key={place}>
          <dt className="text-small text-ink-3">{who}</dt>
          <dd>{bornInWords(birth)}</dd>
        </div>
      ))}
    </dl>
  </>
);

const KnownFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-error">
    {m.pair_known_failed()}
    <Button look="outline" onClick={onRetry}>
      {m.pair_retry()}
    </Button>
  </div>
);

/**
 * The dialog in which the six questions about a pair are paid for and asked. Hidden while the checkout
 * is open.
 */
export const PairDialog = ({ checked, questions, ...rest }: PairDialogProps) => {
  const { pair } = checked;
  const { rows, openId, show, toggle, choose } = useOpenRow();
  const [unlocked, setUnlocked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const payment = usePairPayment((question, paidPair) => {
    questions.unlock(question, paidPair);
    void refreshQueries(queries, { queryKey: ['predictions'] });
    show(question.id);
    setUnlocked(true);
  });
  const shown = COMPATIBILITY_QUESTIONS.find(({ id }) => id === openId);
  const isAnswered = shown && questions.stateOf(shown, pair).kind === 'answered';
  return (
    <>
      <Dialog
        open={rest.open && payment.phase !== 'paying'}
        onClose={rest.onClose}
        title={m.pair_title()}
        description={<People {...checked} />}
        size="wide"
        dismissOutside={false}
      >
        {rest.onRetryKnown && <KnownFailed onRetry={rest.onRetryKnown} />}
        <FreeMatchPart pair={pair}>
          <div ref={rows}>
            <Accordion>
              {COMPATIBILITY_QUESTIONS.map((question) => (
                <PairRow
                  key={question.id}
                  {...{ question, pair, questions, payment }}
                  open={openId === question.id}
                  onAsk={choose}
                  onDelivered={(answer) => {
                    if (rest.open && openId === question.id) void navigate(answerAddress(answer));
                  }}
                  onToggle={() => toggle(question.id)}
                />
              ))}
            </Accordion>
          </div>
        </FreeMatchPart>
        <p role="status" className="sr-only">
          {isAnswered && m.pair_ready({ question: shown.text })}
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
