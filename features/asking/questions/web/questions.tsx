import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import { type Question, questionById } from '../contract/catalogue.ts';
import type { QuestionRecord } from '../contract/history.ts';
import { useSession } from '@dhruva/account/auth/web';
import { FirmnessListNote, ShortFirmness } from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { freeQuestionOf } from './list/free-counter.tsx';
import { QuestionBoard } from './list/question-board.tsx';
import { QuestionContent, type AnswerView } from './list/question-content.tsx';
import type { QuestionRow } from './list/question-list.tsx';
import { hasPanel, questionHistory } from './list/question-row.rules.ts';
import { useMyFirmness } from './list/use-my-firmness.ts';
import { QuestionDialogs } from './question-dialogs.tsx';
import { useQuestionFlow } from './use-question-flow.ts';

interface QuestionsProps {
  /** The records of this account, newest first. */
  readonly history: readonly QuestionRecord[];
  /** ₹99 questions earned by referrals and not asked yet. */
  readonly credits: number;
  readonly AnswerView: AnswerView;
  readonly PlaceInput: PlaceInput;
  /** The selected price list. */
  readonly tier: QuestionTier;
  readonly onTier: (tier: QuestionTier) => void;
  /** A question to start asking at once: the visitor returns from completing the profile. */
  readonly resume: Question['id'] | undefined;
  /** A question that was tapped before loading: opened if it has an answer or waits for one, else asked. */
  readonly tapped: Question['id'] | undefined;
  /** A question whose answer is shown open. */
  readonly show: Question['id'] | undefined;
  /** Content between counter and questions. */
  readonly children?: ReactNode;
}

const startOf = ({ history, tapped, resume, show }: QuestionsProps) => {
  if (tapped === undefined) return { resume, show };
  return hasPanel(history, questionById(tapped).text)
    ? { resume: undefined, show: tapped }
    : { resume: tapped, show };
};

/** The two price lists, and the whole flow after a tap. */
export const Questions = (props: QuestionsProps) => {
  const { history, credits, AnswerView, PlaceInput } = props;
  const { profile } = useSession();
  const isPaid = ({ text }: Question) => questionHistory(history, text).waiting !== undefined;
  const [{ resume, show }] = useState(() => startOf(props));
  const flow = useQuestionFlow({ resume, show, credits, isPaid });
  const free = freeQuestionOf(profile);
  const firmness = useMyFirmness(profile);

  const rowOf = (question: Question): QuestionRow => {
    const kept = questionHistory(history, question.text);
    const state = flow.states[question.id];
    const delivered = state?.kind === 'answered' || (!state && !kept.waiting && kept.answered);
    if (!state && !kept.waiting && !kept.answered) {
      const open = question.tier === 99 && (free !== 'used' || credits > 0);
      return {
        mark: open ? 'open' : 'locked',
        content: undefined,
        note: firmness.isAsked && <ShortFirmness firmness={firmness.of(question.id)} />,
      };
    }
    const content = (
      <QuestionContent
        state={state}
        kept={kept}
        AnswerView={AnswerView}
        onGet={(details) => flow.getAnswer(question, details)}
        onRevealed={() => flow.reveal(question.id)}
        onAsk={(whose) => flow.askFor(question.id, whose)}
      />
    );
    return { mark: delivered ? 'answered' : 'unlocked', content };
  };

  const box = useRef<HTMLDivElement>(null);
  // The tapped row was unmounted with the preview: focus goes to the same row here, and back to it after the
  // dialog.
  useLayoutEffect(() => {
    const first = props.tapped ?? resume;
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
        tier={props.tier}
        onTier={props.onTier}
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
