import type { PairAnswer } from '@dhruva/asking/pairs/contract/schemas';
import { AnswerDetails, AnswerLayout } from '@dhruva/asking/answers/web';
import { KutaTable } from './kuta-table.tsx';

/** An answer about two people, with its kuta points and both births. */
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
