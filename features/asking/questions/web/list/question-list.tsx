import type { ReactNode } from 'react';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { Question } from '../../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Accordion, AccordionItem } from '@dhruva/web/ui/accordion.tsx';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { classNames } from '@dhruva/web/ui/class-names.ts';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { LinkRow } from '@dhruva/web/ui/link-row.tsx';
import { areaName, type QuestionGroup } from './question-groups.ts';

/** The presentation of a question in the list. */
export interface QuestionRow {
  readonly mark: 'locked' | 'open' | 'unlocked' | 'answered';
  /** The panel below it; undefined while there is nothing to show. */
  readonly content: ReactNode;
  /** The screen of its answer, where the row leads there instead of opening a panel. */
  readonly to?: string | undefined;
  /** A line below its text. */
  readonly note?: ReactNode;
}

interface QuestionListProps {
  readonly tier: QuestionTier;
  /** One of these questions costs nothing. */
  readonly isFree: boolean;
  readonly groups: readonly QuestionGroup[];
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

const Lock = () => (
  <span className="shrink-0 text-ink-3">
    <Icon name="lock" size={18} />
    <span className="sr-only">{m.questions_locked()}</span>
  </span>
);

const priceLine = ({ tier, isFree }: Pick<QuestionListProps, 'tier' | 'isFree'>): string =>
  isFree ? m.questions_price_free({ price: tier }) : m.questions_price({ price: tier });

/**
 * Questions of one price by area of life; the price is said once an area. A tap toggles the panel of a question,
 * or starts asking it.
 */
export const QuestionList = ({ groups, rowOf, openId, onTap, ...price }: QuestionListProps) => (
  <div className={classNames('grid items-start gap-10', groups.length > 1 && 'wide:grid-cols-2')}>
    {groups.map(({ area, questions }) => (
      <section key={area} className="min-w-0">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-title">{areaName(area)}</h2>
          <p className="text-ink-2">{priceLine(price)}</p>
        </div>
        <Accordion>
          {questions.map((question) => {
            const { mark, content, note, to } = rowOf(question);
            const toggles = content !== undefined;
            const looks = {
              anchor: question.id,
              title: <Title {...{ question, mark, note }} />,
              aside: mark === 'locked' && <Lock />,
            };
            if (to !== undefined) return <LinkRow key={question.id} to={to} {...looks} />;
            return (
              <AccordionItem
                key={question.id}
                {...looks}
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
