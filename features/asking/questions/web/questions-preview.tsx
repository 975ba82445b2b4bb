import type { Question } from '../contract/catalogue.ts';
import type { Choice } from './list/choice.ts';
import { QuestionBoard } from './list/question-board.tsx';
import type { QuestionRow } from './list/question-list.tsx';

interface QuestionsPreviewProps {
  readonly choice: Choice;
  readonly onTap: (id: Question['id']) => void;
}

const previewRow = ({ tier }: Question): QuestionRow => ({
  mark: tier === 99 ? 'open' : 'locked',
  content: undefined,
});

/** The price lists for everybody, without the code that asking needs. */
export const QuestionsPreview = ({ choice, onTap }: QuestionsPreviewProps) => (
  <div className="flex flex-col gap-6">
    <QuestionBoard
      free="unused"
      credits={0}
      choice={choice}
      rowOf={previewRow}
      openId={null}
      onTap={onTap}
    />
  </div>
);
