import type { ReferenceTopic } from './reference-topic.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../icons.tsx';

const HEAD = 'py-1.5 pr-2 text-left align-bottom font-semibold last:pr-0 sm:pr-3';
const CELL = 'border-t border-line py-1.5 pr-2 text-left align-top font-normal last:pr-0 sm:pr-3';

const amount = (value: number, unit: string): string =>
  /^\w/.test(unit) ? `${value} ${unit}` : `${value}${unit}`;

/** The engine's results against reference data: one collapsible table for each topic. */
export const ReferenceTables = ({ topics }: { readonly topics: readonly ReferenceTopic[] }) =>
  topics.map(({ topic, checks }) => (
    <details key={topic} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center gap-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <span className="grow">
          {topic}{' '}
          <span className="font-normal text-ink-3">{m.how_checks({ count: checks.length })}</span>
        </span>
        <Icon name="chevronDown" size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <table className="mb-5 w-full max-w-page border-collapse text-small">
        <caption className="sr-only">{topic}</caption>
        <thead>
          <tr>
            {[m.how_check_of(), m.how_check_count(), m.how_check_worst(), m.how_check_limit()].map(
              (title) => (
                <th key={title} scope="col" className={HEAD}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {checks.map(({ name, count, worst, limit, unit, why }) => (
            <tr key={`${name} ${count} ${worst}`}>
              <th scope="row" className={`${CELL} wrap-anywhere`}>
                {name}
                {why !== undefined && <span className="block text-ink-3">{why}</span>}
              </th>
              <td className={CELL}>{count}</td>
              <td className={CELL}>{amount(worst, unit)}</td>
              <td className={CELL}>{amount(limit, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  ));
