import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { Question } from '../contract/catalogue.ts';
import { QuestionBoard } from './list/question-board.tsx';
import type { QuestionRow } from './list/question-list.tsx';

interface QuestionsPreviewProps {
  readonly tier: QuestionTier;
  readonly onTier: (tier: QuestionTier) => void;
  readonly onTap: (id: Question['id']) => void;
}

const previewRow = ({ tier }: Question): QuestionRow => ({
  mark: tier === 99 ? 'open' : 'locked',
  content: undefined,
});

/** The price lists for everybody, without the code that asking needs. */
export const QuestionsPreview = ({ tier, onTier, onTap }: QuestionsPreviewProps) => (
  <div className="flex flex-col gap-6">
    <QuestionBoard
      free="unused"
      credits={0}
      tier={tier}
      onTier={onTier}
      rowOf={previewRow}
      openId={null}
      onTap={onTap}
    />
  </div>
);
