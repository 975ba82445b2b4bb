import type { Assessment } from '../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { HelpBox } from '@dhruva/account/help/web';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import type { AssessmentStatus } from './assessment.rules.ts';

/** The former name, below a name that has changed. */
export const FormerName = ({ name }: { readonly name: string | null }) =>
  name !== null && (
    <span className="block text-small font-normal text-ink-3">
      {m.assessments_formerly({ name })}
    </span>
  );

/** Help, shown above every price of the self-harm assessment. */
export const HelpFirst = () => <HelpBox title={m.assessments_help()} isShort />;

interface AssessmentCardProps {
  readonly assessment: Assessment;
  readonly status: AssessmentStatus;
  readonly onChoose: () => void;
}

/** A card of the grid: name, price, and whether it is unlocked. */
export const AssessmentCard = ({ assessment, status, onChoose }: AssessmentCardProps) => {
  const { name, formerly, pricePaise } = assessment;
  const open = status.kind === 'open';
  const bought = open ? status.bought : null;
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex h-full min-h-16 w-full items-center justify-between gap-4 rounded-card border border-control bg-surface p-4 text-left text-ink hover:bg-surface-2 sm:min-h-24 sm:flex-col sm:items-stretch"
    >
      <span className="min-w-0 font-semibold wrap-anywhere">
        {name}
        <FormerName name={formerly} />
      </span>
      <span className="flex max-w-1/2 shrink-0 items-center justify-between gap-3 sm:max-w-none">
        <span className={open ? 'text-care' : 'text-title font-semibold'}>
          {bought
            ? m.assessments_bought({ day: dayInWords(bought.boughtAt) })
            : formatPaise(pricePaise)}
        </span>
        <Icon
          name={open ? 'unlock' : 'lock'}
          className={open ? 'shrink-0 text-care' : 'shrink-0 text-ink-3'}
        />
        <span className="sr-only">{open ? m.assessments_unlocked() : m.assessments_locked()}</span>
      </span>
    </button>
  );
};
