import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Question,
  questionById,
  type QuestionTier,
} from '@dhruva/contract/catalogue/questions';
import type { QuestionRecord } from '@dhruva/contract/predictions/history';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { Tabs } from '../../ui/tabs.tsx';
import { FreeCounter, freeQuestionOf } from './list/free-counter.tsx';
import type { PlaceInput } from './birth/other-fields.tsx';
import { QuestionContent, type AnswerView } from './list/question-content.tsx';
import { QuestionDialogs } from './question-dialogs.tsx';
import { QuestionList, type QuestionRow } from './list/question-list.tsx';
import { keptOf } from './list/question-row.rules.ts';
import { useQuestionFlow } from './use-question-flow.ts';

interface QuestionsProps {
  /** What this account asked before, newest first. */
  readonly history: readonly QuestionRecord[];
  /** ₹99 questions earned by referrals and not asked yet. */
  readonly credits: number;
  readonly AnswerView: AnswerView;
  readonly PlaceInput: PlaceInput;
  /** A question to begin asking at once: the visitor comes back from completing the profile. */
  readonly resume: Question['id'] | undefined;
  /** A question whose answer is to stand open. */
  readonly show: Question['id'] | undefined;
  /** Stands between the counter and the questions. */
  readonly children?: ReactNode;
}

const TIERS: readonly QuestionTier[] = [99, 199];

const tierOf = (id: Question['id'] | undefined): QuestionTier => (id ? questionById(id).tier : 99);

/** The two price lists, and everything that happens after a tap. */
export const Questions = (props: QuestionsProps) => {
  const { history, credits, AnswerView, PlaceInput, resume, show } = props;
  const { profile } = useSession();
  const isPaid = ({ text }: Question) => keptOf(history, text).waiting !== undefined;
  const flow = useQuestionFlow({ resume, show, credits, isPaid });
  const [tab, setTab] = useState(() => String(tierOf(resume ?? show)));
  const free = freeQuestionOf(profile);

  const rowOf = (question: Question): QuestionRow => {
    const kept = keptOf(history, question.text);
    const state = flow.states[question.id];
    const delivered = state?.kind === 'answered' || (!state && !kept.waiting && kept.answered);
    if (!state && !kept.waiting && !kept.answered) {
      const open = question.tier === 99 && (free !== 'used' || credits > 0);
      return { mark: open ? 'open' : 'locked', content: undefined };
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
  const isThere =
    show !== undefined && keptOf(history, questionById(show).text).waiting !== undefined;
  useEffect(() => {
    const row = isThere && box.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    if (!row) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [isThere]);

  const ready =
    flow.openId !== null && flow.states[flow.openId]?.kind === 'answered' && flow.openId;
  return (
    <div ref={box} className="flex flex-col gap-6">
      <FreeCounter free={free} credits={credits} />
      {props.children}
      <Tabs
        label={m.questions_tabs()}
        value={tab}
        onChange={setTab}
        tabs={TIERS.map((tier) => ({
          value: String(tier),
          label: m.questions_tab({ price: tier }),
          content: <QuestionList tier={tier} rowOf={rowOf} openId={flow.openId} onTap={flow.tap} />,
        }))}
      />
      <p role="status" className="sr-only">
        {ready && m.questions_ready({ question: questionById(ready).text })}
      </p>
      <QuestionDialogs flow={flow.dialogs} PlaceInput={PlaceInput} />
    </div>
  );
};
