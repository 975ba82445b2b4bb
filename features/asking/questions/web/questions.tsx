import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Question, questionById } from '../contract/catalogue.ts';
import type { QuestionRecord } from '../contract/history.ts';
import { useSession } from '@dhruva/account/auth/web';
import { useNavigate } from 'react-router';
import { answerAddress, FirmnessListNote, ShortFirmness } from '@dhruva/asking/answers/web';
import { PaymentLine, paymentFor, useOwnPayments } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { freeQuestionOf } from './list/free-counter.tsx';
import type { Choice } from './list/choice.ts';
import { QuestionBoard } from './list/question-board.tsx';
import { QuestionContent } from './list/question-content.tsx';
import type { QuestionRow } from './list/question-list.tsx';
import { questionHistory } from './list/question-row.rules.ts';
import { useMyFirmness } from './list/use-my-firmness.ts';
import { QuestionDialogs } from './question-dialogs.tsx';
import { useQuestionFlow } from './use-question-flow.ts';

interface QuestionsProps {
  /** The records of this account, newest first. */
  readonly history: readonly QuestionRecord[];
  /** ₹99 questions earned by referrals and not asked yet. */
  readonly credits: number;
  readonly PlaceInput: PlaceInput;
  /** Which questions are shown. */
  readonly choice: Choice;
  /** A question wanted before this page was loaded: opened if it has an answer or waits for one, else asked. */
  readonly wanted: { readonly id: Question['id']; readonly whose: 'self' | 'other' } | undefined;
  /** A question whose answer is shown open. */
  readonly show: Question['id'] | undefined;
  /** Content between counter and questions. */
  readonly children?: ReactNode;
}

/** Whether a wanted question is shown rather than asked: it waits for its answer, or has one about oneself. */
const opensPanel = (
  history: readonly QuestionRecord[],
  { id, whose }: NonNullable<QuestionsProps['wanted']>,
): boolean => {
  const { waiting, answered } = questionHistory(history, questionById(id).text);
  return waiting !== undefined || (answered !== undefined && whose === 'self');
};

const startOf = ({ history, wanted, show }: QuestionsProps) =>
  wanted && opensPanel(history, wanted)
    ? { resume: undefined, show: wanted.id }
    : { resume: wanted, show };

/** The two price lists, and the whole flow after a tap. */
export const Questions = (props: QuestionsProps) => {
  const { history, credits, PlaceInput } = props;
  const { profile } = useSession();
  const navigate = useNavigate();
  const isPaid = ({ text }: Question) => questionHistory(history, text).waiting !== undefined;
  const [{ resume, show }] = useState(() => startOf(props));
  const flow = useQuestionFlow({ resume, show, credits, isPaid });
  const free = freeQuestionOf(profile);
  const firmness = useMyFirmness(profile);
  const { data: payments } = useOwnPayments();

  /** Opens the answer just delivered, unless its row was closed or another dialog opened meanwhile. */
  const lead = ({ id }: Question, state: (typeof flow.states)[string] | undefined): void => {
    if (state?.kind !== 'loading' || typeof state.answer !== 'object') return;
    if (flow.openId === id && flow.dialogs.step === null)
      void navigate(answerAddress(state.answer));
  };

  const rowOf = (question: Question): QuestionRow => {
    const kept = questionHistory(history, question.text);
    const state = flow.states[question.id];
    const delivered = state?.kind === 'answered' || (!state && !kept.waiting && kept.answered);
    if (!state && !kept.waiting && !kept.answered) {
      const told = paymentFor(payments, { kind: 'question', productId: question.id });
      const open = question.tier === 99 && (free !== 'used' || credits > 0);
      return {
        mark: open ? 'open' : 'locked',
        content: undefined,
        note: (
          <>
            {told && <PaymentLine told={told} />}
            {firmness.isAsked && <ShortFirmness firmness={firmness.of(question.id)} />}
          </>
        ),
      };
    }
    const content = (
      <QuestionContent
        state={state}
        kept={kept}
        onGet={(details) => flow.getAnswer(question, details)}
        onRevealed={() => {
          flow.reveal(question.id);
          lead(question, state);
        }}
        onAsk={(whose) => flow.askFor(question.id, whose)}
      />
    );
    const own = state?.kind === 'answered' && typeof state.answer !== 'string' && state.answer;
    const leads = own || (state ? undefined : delivered && kept.answered);
    return {
      mark: delivered ? 'answered' : 'unlocked',
      content,
      ...(leads && { to: answerAddress(leads) }),
    };
  };

  const box = useRef<HTMLDivElement>(null);
  // The tapped row was unmounted with the preview: focus goes to the same row here, and back to it after the
  // dialog.
  useLayoutEffect(() => {
    const first = props.wanted?.id;
    if (first === undefined || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>(`#${first} button`)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the lists change places
  }, []);
  const hasContent =
    show !== undefined && questionHistory(history, questionById(show).text).waiting !== undefined;
  useEffect(() => {
    const row = hasContent && box.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    if (!row) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [hasContent]);

  const ready =
    flow.openId !== null && flow.states[flow.openId]?.kind === 'answered' && flow.openId;
  return (
    <div ref={box} className="flex flex-col gap-6">
      <QuestionBoard
        free={free}
        credits={credits}
        choice={props.choice}
        rowOf={rowOf}
        openId={flow.openId}
        onTap={flow.tap}
      >
        {props.children}
        {firmness.isAsked && (
          <FirmnessListNote
            told={firmness.told}
            all={firmness.all}
            timeUnknown={profile?.timeUnknown === true}
          />
        )}
      </QuestionBoard>
      <p role="status" className="sr-only">
        {ready && m.questions_ready({ question: questionById(ready).text })}
      </p>
      <QuestionDialogs flow={flow.dialogs} PlaceInput={PlaceInput} />
    </div>
  );
};
