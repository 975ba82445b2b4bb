import type { ReactNode } from 'react';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { Question } from '../../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Tabs } from '@dhruva/web/ui/tabs.tsx';
import { FreeCounter, type FreeQuestion } from './free-counter.tsx';
import { QuestionList, type QuestionRow } from './question-list.tsx';

const TIERS: readonly QuestionTier[] = [99, 199];

interface QuestionBoardProps {
  readonly free: FreeQuestion;
  readonly credits: number;
  /** The selected price list. */
  readonly tier: QuestionTier;
  readonly onTier: (tier: QuestionTier) => void;
  readonly rowOf: (question: Question) => QuestionRow;
  readonly openId: Question['id'] | null;
  readonly onTap: (id: Question['id'], toggles: boolean) => void;
  /** Content between counter and questions. */
  readonly children?: ReactNode;
}

/** The free counter and the two price lists. */
export const QuestionBoard = (props: QuestionBoardProps) => (
  <>
    <FreeCounter free={props.free} credits={props.credits} />
    {props.children}
    <Tabs
      label={m.questions_tabs()}
      value={String(props.tier)}
      onChange={(value) => props.onTier(TIERS.find((tier) => String(tier) === value) ?? 99)}
      tabs={TIERS.map((tier) => ({
        value: String(tier),
        label: m.questions_tab({ price: tier }),
        content: (
          <QuestionList tier={tier} rowOf={props.rowOf} openId={props.openId} onTap={props.onTap} />
        ),
      }))}
    />
  </>
);
