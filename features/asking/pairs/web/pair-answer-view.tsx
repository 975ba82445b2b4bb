import type { PairAnswer } from '@dhruva/asking/pairs/contract/schemas';
import { AnswerDetails, type AnswerFrame, AnswerLayout } from '@dhruva/asking/answers/web';
import { KutaTable } from './kuta-table.tsx';

interface PairAnswerViewProps {
  readonly answer: PairAnswer;
  readonly frame?: AnswerFrame;
}

/** An answer about two people, with its kuta points and both births. */
export const PairAnswerView = ({ answer, frame }: PairAnswerViewProps) => {
  const births = [
    { whose: 'self', birth: answer.births.self },
    { whose: 'other', birth: answer.births.other },
  ] as const;
  return (
    <AnswerLayout
      answer={answer}
      frame={frame}
      tables={answer.kuta && <KutaTable kuta={answer.kuta} />}
      details={<AnswerDetails answer={answer} births={births} />}
    />
  );
};
