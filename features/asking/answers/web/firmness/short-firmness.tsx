import { classNames } from '@dhruva/web/ui/class-names.ts';
import type { ExpectedFirmness } from '../../contract/schemas.ts';
import { LABELS, useAnswerLanguage } from '../words/answer-language.tsx';
import { firmnessInShort } from './firmness-line.ts';

const STEPS = ['hint', 'fair', 'firm'] as const;

/** One dot for a hint, two for fair, three for firm; the words beside them say the same. */
const Dots = ({ level }: Pick<ExpectedFirmness, 'level'>) => (
  <span aria-hidden className="flex shrink-0 gap-1">
    {STEPS.map((step, index) => (
      <span
        key={step}
        className={classNames(
          'size-1.5 rounded-pill',
          level !== null && index <= STEPS.indexOf(level) ? 'bg-ink-2' : 'bg-line',
        )}
      />
    ))}
  </span>
);

interface ShortFirmnessProps {
  /** Undefined while it is not known; the line's place is kept. */
  readonly firmness: ExpectedFirmness | undefined;
}

/** How firm the answer to a question of a list would be, in few words of the language of answers. */
export const ShortFirmness = ({ firmness }: ShortFirmnessProps) => {
  const { language } = useAnswerLanguage();
  return (
    <span
      lang={language}
      className="mt-1 flex min-h-[1lh] items-center gap-2 text-small font-normal text-ink-2"
    >
      {firmness && (
        <>
          <Dots level={firmness.level} />
          {firmnessInShort(LABELS[language].firmnessList, firmness)}
        </>
      )}
    </span>
  );
};

interface FirmnessListNoteProps {
  /** Questions judged so far, of `all`. */
  readonly told: number;
  readonly all: number;
  readonly timeUnknown: boolean;
}

/** What the few words under each question mean; until all are there, how many are. */
export const FirmnessListNote = ({ told, all, timeUnknown }: FirmnessListNoteProps) => {
  const { language } = useAnswerLanguage();
  const { note, working } = LABELS[language].firmnessList;
  return (
    <div lang={language} className="min-h-[2lh] text-small text-ink-2">
      <p>{timeUnknown ? note.untimed : note.timed}</p>
      {told < all && <p>{working(told, all)}</p>}
    </div>
  );
};
