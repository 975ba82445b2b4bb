import type { ReactNode } from 'react';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { Question } from '../../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button, LinkButton } from '@dhruva/web/ui/button.tsx';
import { Tabs } from '@dhruva/web/ui/tabs.tsx';
import { AreaChoice } from './area-choice.tsx';
import type { Choice } from './choice.ts';
import { FirstChoices } from './first-choices.tsx';
import { FreeCounter, type FreeQuestion } from './free-counter.tsx';
import { questionGroups } from './question-groups.ts';
import { QuestionList, type QuestionRow } from './question-list.tsx';

const TIERS: readonly QuestionTier[] = [99, 199];

interface QuestionBoardProps {
  readonly free: FreeQuestion;
  readonly credits: number;
  /** Which questions are shown. */
  readonly choice: Choice;
  readonly rowOf: (question: Question) => QuestionRow;
  readonly openId: Question['id'] | null;
  readonly onTap: (id: Question['id'], toggles: boolean) => void;
  /** Content between counter and questions. */
  readonly children?: ReactNode;
}

const hits = (tier: QuestionTier, found: ReadonlySet<Question['id']> | undefined) =>
  questionGroups(tier, ({ id }) => found?.has(id) ?? true).flatMap(({ questions }) => questions);

/** What a search found at the other price, and that it found nothing here. */
const Elsewhere = ({ tier, found, onTier }: Choice) => {
  const other = tier === 99 ? 199 : 99;
  const count = hits(other, found).length;
  return (
    <div className="flex flex-col items-start gap-3">
      {hits(tier, found).length === 0 && <p className="text-ink-2">{m.questions_found_none()}</p>}
      {count > 0 && (
        <Button look="outline" onClick={() => onTier(other)}>
          {m.questions_found_more({ count, price: other })}
        </Button>
      )}
    </div>
  );
};

/** The questions of one price: by area, or what a search found. */
const Chosen = (props: QuestionBoardProps & { readonly tier: QuestionTier }) => {
  const { choice, tier } = props;
  const { area, found } = choice;
  const groups = questionGroups(tier, ({ id }) => found?.has(id) ?? true);
  return (
    <>
      {!found && <AreaChoice area={area} onArea={choice.onArea} />}
      <QuestionList
        tier={tier}
        isFree={tier === 99 && (props.free !== 'used' || props.credits > 0)}
        groups={groups.filter((group) => found ?? (area === null || group.area === area))}
        rowOf={props.rowOf}
        openId={props.openId}
        onTap={props.onTap}
      />
      {found && (
        <div className="mt-6">
          <Elsewhere {...choice} />
        </div>
      )}
    </>
  );
};

const OwnWords = () => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
    {m.questions_own()}
    <LinkButton to="/plans" look="outline">
      {m.questions_own_go()}
    </LinkButton>
  </p>
);

/** The free counter, a few first choices, and the two price lists with six areas in each. */
export const QuestionBoard = (props: QuestionBoardProps) => {
  const { choice, onTap, rowOf } = props;
  return (
    <>
      <FreeCounter free={props.free} credits={props.credits} />
      {props.children}
      {!choice.found && (
        <FirstChoices
          onTap={(id) => onTap(id, false)}
          noteOf={(question) => rowOf(question).note}
        />
      )}
      <Tabs
        label={m.questions_tabs()}
        value={String(choice.tier)}
        onChange={(value) => choice.onTier(TIERS.find((tier) => String(tier) === value) ?? 99)}
        tabs={TIERS.map((tier) => ({
          value: String(tier),
          label: m.questions_tab({ price: tier }),
          content: <Chosen {...props} tier={tier} />,
        }))}
      />
      <OwnWords />
    </>
  );
};
