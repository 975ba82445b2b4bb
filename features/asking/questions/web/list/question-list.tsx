import type { ReactNode } from 'react';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { Question } from '../../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Accordion, AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { questionGroups } from './question-groups.ts';

/** The presentation of a question in the list. */
export interface QuestionRow {
  readonly mark: 'locked' | 'open' | 'unlocked' | 'answered';
  /** The panel below it; undefined while there is nothing to show. */
  readonly content: ReactNode;
  /** A line below its text. */
  readonly note?: ReactNode;
}

interface QuestionListProps {
  readonly tier: QuestionTier;
  readonly rowOf: (question: Question) => QuestionRow;
  readonly openId: Question['id'] | null;
  readonly onTap: (id: Question['id'], toggles: boolean) => void;
}

interface TitleProps extends Pick<QuestionRow, 'mark' | 'note'> {
  readonly question: Question;
}

const Title = ({ question, mark, note }: TitleProps) => (
  <>
    {question.text}
    {(mark === 'unlocked' || mark === 'answered') && (
      <span className="mt-1 block">
        {mark === 'unlocked' ? (
          <Badge tone="info">{m.questions_unlocked()}</Badge>
        ) : (
          <Badge tone="success">{m.questions_answered()}</Badge>
        )}
      </span>
    )}
    {note}
  </>
);

const Price = ({ tier, locked }: { readonly tier: QuestionTier; readonly locked: boolean }) => (
  <span className="flex shrink-0 items-center gap-1.5 text-ink-2">
    {locked && (
      <>
        <Icon name="lock" size={18} />
        <span className="sr-only">{m.questions_locked()}</span>
      </>
    )}
    <span className="tabular-nums">₹{tier}</span>
  </span>
);

/** All questions of one price by area of life. A tap toggles the panel of a question, or starts asking it. */
export const QuestionList = ({ tier, rowOf, openId, onTap }: QuestionListProps) => (
  <div className="flex flex-col gap-10">
    {questionGroups(tier).map(({ title, questions }) => (
      <section key={title}>
        <h2 className="mb-3 text-title">{title}</h2>
        <Accordion>
          {questions.map((question) => {
            const { mark, content, note } = rowOf(question);
            const toggles = content !== undefined;
            return (
              <AccordionItem
                key={question.id}
                anchor={question.id}
                title={<Title {...{ question, mark, note }} />}
                aside={<Price tier={tier} locked={mark === 'locked'} />}
                open={toggles && openId === question.id}
                onToggle={() => onTap(question.id, toggles)}
              >
                {content}
              </AccordionItem>
            );
          })}
        </Accordion>
      </section>
    ))}
  </div>
);
