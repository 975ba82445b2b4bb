import { useState } from 'react';
import type { TrackerEntry } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { momentOf } from './entry-words.ts';

/** Number of rows shown; older ones are behind a button. */
const FIRST_ROWS = 10;
const COLUMNS = 3;

const HEAD = 'py-2 pr-4 text-left font-semibold';
const CELL = 'border-t border-line pt-2 pr-4 text-left font-normal';

const Symptoms = ({ symptoms }: Pick<TrackerEntry, 'symptoms'>) => (
  <details className="group">
    <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 text-ink-2 hover:text-link [&::-webkit-details-marker]:hidden">
      {m.counselling_history_count({ count: symptoms.length })}
      <Icon name="chevronDown" size={18} className="group-open:rotate-180" />
    </summary>
    <ul className="mt-1 ml-5 list-disc text-ink-2">
      {symptoms.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </details>
);

interface EntryRowsProps {
  readonly entry: TrackerEntry;
  readonly onDelete: () => void;
}

/** An entry in two table rows, so that its symptoms have the full width of a phone. */
const EntryRows = ({ entry: { rating, symptoms, savedAt }, onDelete }: EntryRowsProps) => {
  const when = momentOf(savedAt);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={CELL}>
          {when}
        </th>
        <td className={`${CELL} whitespace-nowrap`}>{m.counselling_history_of_five({ rating })}</td>
        <td className={`${CELL} pr-0 text-right`}>
          <Button
            look="quiet"
            className="px-0!"
            aria-label={m.counselling_delete_of({ when })}
            onClick={onDelete}
          >
            {m.counselling_delete()}
          </Button>
        </td>
      </tr>
      <tr>
        <td colSpan={COLUMNS} className="pb-1">
          <Symptoms symptoms={symptoms} />
        </td>
      </tr>
    </tbody>
  );
};

interface EntryTableProps {
  readonly entries: readonly TrackerEntry[];
  readonly onDelete: (entry: TrackerEntry) => void;
}

/** All entries as a table, newest first. */
export const EntryTable = ({ entries, onDelete }: EntryTableProps) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST_ROWS);
  const older = entries.length - shown.length;
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="sr-only">{m.counselling_history_title()}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {m.counselling_history_when()}
            </th>
            <th scope="col" className={HEAD}>
              {m.counselling_history_rating()}
            </th>
            <th scope="col" className={`${HEAD} pr-0 text-right`}>
              <span className="sr-only">{m.counselling_history_delete_column()}</span>
            </th>
          </tr>
        </thead>
        {shown.map((entry) => (
          <EntryRows key={entry.id} entry={entry} onDelete={() => onDelete(entry)} />
        ))}
      </table>
      {older > 0 && (
        <Button look="quiet" className="mt-2" onClick={() => setWhole(true)}>
          {m.counselling_history_older({ count: older })}
        </Button>
      )}
    </div>
  );
};
