import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import type { PairRecord } from '@dhruva/asking/pairs/contract/record';
import type { PredictionRecord, QuestionRecord } from '@dhruva/asking/questions/contract/history';
import { fetchPairAnswer } from '@dhruva/asking/pairs/web';
import { fetchAnswer } from '../fetch-answer.ts';
import { questionLink } from '../question-wish.ts';
import { PAIR_STEPS, QUESTION_STEPS } from '@dhruva/asking/answers/web';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { MoneyBack } from './record-state.tsx';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { OwnAnswers } from './custom-answers.tsx';
import { RecordAnswer } from './record-answer.tsx';

/** Shown for records without birth details: they must be entered again on the questions page. */
const NoDetails = ({ question }: Pick<QuestionRecord, 'question'>) => {
  const known = questionByText(question);
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="text-error">{m.questions_no_details()}</p>
      <LinkButton to="/Question" look="outline" {...(known && questionLink(known.id))}>
        {m.predictions_open_question()}
      </LinkButton>
    </div>
  );
};

const QuestionBody = ({ record }: { readonly record: QuestionRecord }) => {
  const { mergeProfile } = useSession();
  if (record.answer === null && record.asked.dob === '')
    return <NoDetails question={record.question} />;
  return (
    <RecordAnswer
      questionText={record.question}
      asked={record.asked}
      delivered={record.answer && record}
      fetch={fetchAnswer}
      steps={QUESTION_STEPS}
      noReason={m.answer_no_reason()}
      onAnswer={() => mergeProfile({ freeQuestionWaiting: false })}
    />
  );
};

const PairBody = ({ record }: { readonly record: PairRecord }) => (
  <RecordAnswer
    questionText={record.question}
    asked={record.asked}
    delivered={record.answer && record}
    fetch={fetchPairAnswer}
    steps={PAIR_STEPS}
    noReason={m.answer_pair_no_reason()}
  />
);

/** The expanded content of a record of My Predictions that has no screen of its own, or not yet. */
export const RecordBody = ({ record }: { readonly record: PredictionRecord }) => {
  if (record.kind === 'custom') return <OwnAnswers record={record} />;
  if (record.state === 'refunded' && record.answer === null)
    return <MoneyBack orderId={record.orderId} />;
  return record.kind === 'question' ? (
    <QuestionBody record={record} />
  ) : (
    <PairBody record={record} />
  );
};
