import type { PairAnswer } from '@dhruva/asking/pairs/contract/schemas';
import { AnswerDetails, AnswerLayout } from '@dhruva/asking/answers/web';
import { KutaTable } from './kuta-table.tsx';

/** The answer to a question about two people, with the points of their match and both births. */
export const PairAnswerView = ({ answer }: { readonly answer: PairAnswer }) => {
  const births = [
    { whose: 'self', birth: answer.births.self },
    { whose: 'other', birth: answer.births.other },
  ] as const;
  return (
    <AnswerLayout
      answer={answer}
      tables={answer.kuta && <KutaTable kuta={answer.kuta} />}
      details={<AnswerDetails answer={answer} births={births} />}
    />
  );
};
