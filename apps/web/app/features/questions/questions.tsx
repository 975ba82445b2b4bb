import { useState } from 'react';
import {
  type Question,
  questionById,
  type QuestionTier,
} from '@dhruva/contract/catalogue/questions';
import type { QuestionRecord } from '@dhruva/contract/predictions/history';
import type { Profile } from '@dhruva/contract/profile/schemas';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { PlaceInput } from './other-fields.tsx';
import { type AnswerView, QuestionAnswer } from './question-answer.tsx';
import { QuestionDialogs } from './question-dialogs.tsx';
import { QuestionList, type QuestionRow } from './question-list.tsx';
import { useQuestionFlow } from './use-question-flow.ts';

interface QuestionsProps {
  /** Answers delivered before, newest first. */
  readonly history: readonly QuestionRecord[];
  readonly AnswerView: AnswerView;
  readonly PlaceInput: PlaceInput;
  /** A question to begin asking at once: the visitor comes back from completing the profile. */
  readonly resume: Question['id'] | undefined;
}

const TIERS: readonly QuestionTier[] = [99, 199];

type FreeQuestion = 'unused' | 'waiting' | 'used';

const freeQuestionOf = (profile: Profile | null): FreeQuestion => {
  if (!profile?.hasUsedFreeQuestion) return 'unused';
  return profile.freeQuestionWaiting ? 'waiting' : 'used';
};

const Counter = ({ free }: { readonly free: FreeQuestion }) => (
  <p
    className={classNames(
      'flex flex-wrap gap-x-2 rounded-field px-4 py-3',
      free === 'used' ? 'bg-surface-2 text-ink-2' : 'bg-success-tint text-success',
    )}
  >
    <span className="font-semibold">
      {m.questions_counter({ used: free === 'unused' ? 0 : 1 })}
    </span>
    <span>{free === 'waiting' ? m.questions_counter_waiting() : m.questions_counter_note()}</span>
  </p>
);

/** The two price lists, and everything that happens after a tap. */
export const Questions = ({ history, AnswerView, PlaceInput, resume }: QuestionsProps) => {
  const { profile } = useSession();
  const flow = useQuestionFlow(resume);
  const [tab, setTab] = useState(String(resume ? questionById(resume).tier : TIERS[0]));
  const free = freeQuestionOf(profile);

  const rowOf = (question: Question): QuestionRow => {
    const state = flow.states[question.id];
    const stored = history.find((record) => record.question === question.text)?.answer;
    if (state && state.kind !== 'answered') {
      const content = (
        <QuestionAnswer
          state={state}
          AnswerView={AnswerView}
          onGet={(details) => void flow.getAnswer(question, details)}
          onRevealed={() => flow.reveal(question.id)}
        />
      );
      return { mark: 'unlocked', content };
    }
    const answer = state?.answer ?? stored;
    if (answer) {
      const content = (
        <div className="flex flex-col gap-5">
          <AnswerView answer={answer} />
          <Button look="outline" className="self-start" onClick={() => flow.askAgain(question.id)}>
            {m.questions_ask_again()}
          </Button>
        </div>
      );
      return { mark: 'answered', content };
    }
    return {
      mark: question.tier === 99 && free !== 'used' ? 'open' : 'locked',
      content: undefined,
    };
  };

  const shown = flow.openId === null ? undefined : flow.states[flow.openId];
  return (
    <div className="flex flex-col gap-6">
      <Counter free={free} />
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
        {shown?.kind === 'answered' && m.questions_ready({ question: shown.answer.question })}
      </p>
      <QuestionDialogs flow={flow} PlaceInput={PlaceInput} />
    </div>
  );
};
