import type { ReactNode } from 'react';
import { QUESTIONS, type Question, type QuestionTier } from '@dhruva/contract/catalogue/questions';
import { m } from '../../paraglide/messages.js';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icons.tsx';

/** What a question looks like in the list. */
export interface QuestionRow {
  readonly mark: 'locked' | 'free' | 'unlocked' | 'answered';
  /** What opens below it; undefined while there is nothing to show. */
  readonly content: ReactNode;
}

interface QuestionListProps {
  readonly tier: QuestionTier;
  readonly rowOf: (question: Question) => QuestionRow;
  readonly openId: Question['id'] | null;
  readonly onTap: (id: Question['id'], toggles: boolean) => void;
}

const MARKS = {
  locked: () => (
    <span className="flex items-center gap-1 text-ink-3">
      <Icon name="lock" size={20} />
      <span className="sr-only">{m.questions_locked()}</span>
    </span>
  ),
  free: () => <Badge tone="success">{m.questions_free()}</Badge>,
  unlocked: () => <Badge tone="info">{m.questions_unlocked()}</Badge>,
  answered: () => <Badge tone="success">{m.questions_answered()}</Badge>,
} as const;

/** All questions of one price. A tap shows what is there already, or begins to ask. */
export const QuestionList = ({ tier, rowOf, openId, onTap }: QuestionListProps) => (
  <Accordion>
    {QUESTIONS.filter((question) => question.tier === tier).map((question) => {
      const { mark, content } = rowOf(question);
      const toggles = content !== undefined;
      return (
        <AccordionItem
          key={question.id}
          title={question.text}
          aside={
            <span className="flex shrink-0 items-center gap-2">
              {MARKS[mark]()}
              <span className="font-semibold tabular-nums">₹{tier}</span>
            </span>
          }
          open={toggles && openId === question.id}
          onToggle={() => onTap(question.id, toggles)}
        >
          {content}
        </AccordionItem>
      );
    })}
  </Accordion>
);
