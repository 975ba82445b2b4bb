import { useEffect, useRef, useState } from 'react';
import type { TrackerEntry } from '../../contract/schemas.ts';
import { QueryProvider } from '@dhruva/web/lib/query.tsx';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { HistoryFailed } from '../history-failed.tsx';
import { DeleteDialog, type PendingDeletion } from './delete-dialog.tsx';
import { EntryTable } from './entry-table.tsx';
import { momentOf } from './entry-words.ts';
import { RatingLine } from './rating-line.tsx';
import { Sharing } from './sharing/sharing.tsx';
import { useHistory } from './use-history.ts';

interface ListedProps {
  readonly entries: readonly TrackerEntry[];
  readonly onRequestDelete: (pending: PendingDeletion) => void;
}

const Listed = ({ entries, onRequestDelete }: ListedProps) => {
  const one = ({ id, savedAt }: TrackerEntry): PendingDeletion => ({
    which: { id },
    text: m.counselling_delete_text({ when: momentOf(savedAt) }),
  });
  const all = { count: entries.length };
  return (
    <>
      <div className="grid items-start gap-6 wide:grid-cols-2">
        <RatingLine entries={entries} />
        <EntryTable entries={entries} onDelete={(entry) => onRequestDelete(one(entry))} />
      </div>
      <Button
        look="outline"
        className="self-start"
        onClick={() =>
          onRequestDelete({ which: { all: true }, text: m.counselling_delete_all_text(all) })
        }
      >
        {m.counselling_delete_all()}
      </Button>
    </>
  );
};

interface HistoryProps {
  /** Number of saves since the page opened. */
  readonly saves: number;
}

const Entries = ({ saves }: HistoryProps) => {
  const { data: entries, isPending, isError, refetch } = useHistory(saves);
  const [pending, setPending] = useState<PendingDeletion>();
  const [deleted, setDeleted] = useState({ message: '' });
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed with its row.
  useEffect(() => {
    if (deleted.message !== '') status.current?.focus();
  }, [deleted]);
  if (isPending) return <p role="status">{m.counselling_history_loading()}</p>;
  if (isError) return <HistoryFailed onRetry={() => void refetch()} />;
  const isEmpty = entries.length === 0;
  const announcements = [deleted.message, isEmpty ? m.counselling_history_empty() : ''].filter(
    Boolean,
  );
  return (
    <div className="flex flex-col gap-5">
      <p ref={status} role="status" tabIndex={-1} className="empty:hidden">
        {announcements.join(' ')}
      </p>
      {!isEmpty && <Listed entries={entries} onRequestDelete={setPending} />}
      {pending && (
        <DeleteDialog
          pending={pending}
          onClose={() => setPending(undefined)}
          onDeleted={(message) => {
            setPending(undefined);
            setDeleted({ message });
          }}
        />
      )}
    </div>
  );
};

/** The history of a user's moods: a chart over time, the same as a table, deletion and sharing. */
export const History = ({ saves }: HistoryProps) => (
  <QueryProvider>
    <div className="flex flex-col gap-8">
      <Entries saves={saves} />
      <Sharing />
    </div>
  </QueryProvider>
);
