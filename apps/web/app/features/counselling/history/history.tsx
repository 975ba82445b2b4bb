import { useEffect, useRef, useState } from 'react';
import { QueryProvider } from '../../../lib/query.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { HistoryFailed } from '../history-failed.tsx';
import { DeleteDialog, type Doomed } from './delete-dialog.tsx';
import { EntryTable } from './entry-table.tsx';
import { momentOf } from './entry-words.ts';
import { RatingLine } from './rating-line.tsx';
import { useHistory } from './use-history.ts';

interface HistoryProps {
  /** How often something was saved since the page opened. */
  readonly saves: number;
}

const Entries = ({ saves }: HistoryProps) => {
  const { data: entries, isPending, isError, refetch } = useHistory(saves);
  const [doomed, setDoomed] = useState<Doomed>();
  const [deleted, setDeleted] = useState({ message: '' });
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (deleted.message !== '') status.current?.focus();
  }, [deleted]);
  if (isPending) return <p role="status">{m.counselling_history_loading()}</p>;
  if (isError) return <HistoryFailed onRetry={() => void refetch()} />;
  const count = entries.length;
  return (
    <div className="flex flex-col gap-5">
      <p ref={status} role="status" tabIndex={-1} className="empty:hidden">
        {deleted.message} {count === 0 && m.counselling_history_empty()}
      </p>
      {count > 0 && (
        <>
          <div className="grid items-start gap-6 wide:grid-cols-2">
            <RatingLine entries={entries} />
            <EntryTable
              entries={entries}
              onDelete={({ id, savedAt }) =>
                setDoomed({
                  which: { id },
                  text: m.counselling_delete_text({ when: momentOf(savedAt) }),
                })
              }
            />
          </div>
          <Button
            look="outline"
            className="self-start"
            onClick={() =>
              setDoomed({ which: { all: true }, text: m.counselling_delete_all_text({ count }) })
            }
          >
            {m.counselling_delete_all()}
          </Button>
        </>
      )}
      {doomed && (
        <DeleteDialog
          doomed={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={(message) => {
            setDoomed(undefined);
            setDeleted({ message });
          }}
        />
      )}
    </div>
  );
};

/** How somebody felt: a line over time, the same as a table, and deleting. */
export const History = ({ saves }: HistoryProps) => (
  <QueryProvider>
    <Entries saves={saves} />
  </QueryProvider>
);
