import { type AnswerFrame, AnswerView } from '@dhruva/asking/answers/web';
import { PairAnswerView } from '@dhruva/asking/pairs/web';
import type { KeptRecord } from '../../contract/schemas.ts';

interface RecordAnswerViewProps {
  readonly record: KeptRecord;
  readonly frame: AnswerFrame;
}

/** The answer of a record, about one person or two; nothing while it waits. */
export const RecordAnswerView = ({ record, frame }: RecordAnswerViewProps) => {
  if (record.answer === null) return null;
  return record.kind === 'question' ? (
    <AnswerView answer={record.answer} frame={frame} />
  ) : (
    <PairAnswerView answer={record.answer} frame={frame} />
  );
};
