import type { Answer, TimelineMonth } from '../../contract/schemas.ts';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { useLabels } from '../words/answer-language.tsx';
import { formatMonthRange } from '../words/in-language.ts';
import { levelOf, runsOf, signed } from './timeline.rules.ts';

interface TimelineTableProps {
  readonly months: readonly TimelineMonth[];
  readonly windows: Answer['windows'];
}

const HEAD = 'py-1.5 pr-3 text-left align-bottom font-semibold';
const CELL = 'border-t border-line py-1.5 pr-3 text-left align-top font-normal';

/** The timeline as a table; consecutive months of equal levels share a row. */
export const TimelineTable = ({ months, windows }: TimelineTableProps) => {
  const labels = useLabels();
  const words = labels.timeline;
  const levelInWords = (value: number): string =>
    `${words.levels[levelOf(value)]} (${signed(value)})`;
  return (
    <details className="group print:hidden">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 text-ink-2 hover:text-link [&::-webkit-details-marker]:hidden">
        {words.table}
        <Icon name="chevronDown" size={18} className="group-open:rotate-180" />
      </summary>
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            {[words.month, words.dasha, words.transit].map((title) => (
              <th key={title} scope="col" className={HEAD}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runsOf(months, windows).map(({ from, to, dasha, transit, strength }) => (
            <tr key={from}>
              <th scope="row" className={CELL}>
                {formatMonthRange(labels, from, to)}
                {strength && ` (${words.window}, ${labels.strength[strength]})`}
              </th>
              <td className={CELL}>{levelInWords(dasha)}</td>
              <td className={CELL}>{levelInWords(transit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
