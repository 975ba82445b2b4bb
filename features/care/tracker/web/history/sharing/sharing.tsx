import { useState } from 'react';
import { SHOWN_DAYS_AFTER, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Share } from '../../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { dayOf, momentOf } from '../entry-words.ts';
import { useChoice, useShares } from './use-shares.ts';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';

const looksInWords = ({ looks, lastLookAt }: Share): string => {
  if (lastLookAt === null) return m.counselling_show_no_look();
  const when = momentOf(lastLookAt);
  return looks === 1
    ? m.counselling_show_one_look({ when })
    : m.counselling_show_looks({ count: looks, when });
};

const hintOf = (share: Share): string => {
  const { since, endsAt, looks } = share;
  const until =
    since === null
      ? m.counselling_show_until({ day: dayOf(endsAt) })
      : m.counselling_show_since({ since: dayOf(since), day: dayOf(endsAt) });
  return since === null && looks === 0 ? until : `${until} ${looksInWords(share)}`;
};

interface ChoiceProps {
  readonly share: Share;
  readonly onSaved: (announcement: string) => void;
}

const Choice = ({ share, onSaved }: ChoiceProps) => {
  const { name } = therapistById(share.therapistId);
  // The choice being saved, shown at once; null: the server's.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const saving = useChoice(share.therapistId, (isShown) =>
    onSaved(isShown ? m.counselling_shown({ name }) : m.counselling_shown_no_longer({ name })),
  );
  const press = (isShown: boolean) => {
    if (pressed !== null) return;
    setPressed(isShown);
    saving.mutate(isShown, { onSettled: () => setPressed(null) });
  };
  return (
    <Checkbox
      id={`show-to-${share.therapistId}`}
      label={m.counselling_show_to({ name })}
      hint={pressed === null ? hintOf(share) : m.counselling_show_saving()}
      error={saving.error?.message}
      checked={pressed ?? share.since !== null}
      aria-busy={pressed !== null}
      onChange={({ target }) => press(target.checked)}
    />
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <RetryNote
    text={m.counselling_show_failed()}
    label={m.counselling_history_retry()}
    onRetry={onRetry}
  />
);

/** Checkboxes to share entries with each therapist the user has a session with; off by default. */
export const Sharing = () => {
  const { data: shares, isError, refetch } = useShares();
  const [announcement, setAnnouncement] = useState('');
  if (isError && !shares) return <Failed onRetry={() => void refetch()} />;
  if (!shares || (shares.length === 0 && announcement === '')) return null;
  return (
    <section aria-labelledby="showing-title" className="flex flex-col gap-4">
      <h3 id="showing-title" className="text-title">
        {m.counselling_show_title()}
      </h3>
      <div className="flex max-w-measure flex-col gap-2 text-ink-2">
        <p>{m.counselling_show_what()}</p>
        <p>{m.counselling_show_how_long({ days: SHOWN_DAYS_AFTER })}</p>
      </div>
      {shares.map((share) => (
        <Choice key={share.therapistId} share={share} onSaved={setAnnouncement} />
      ))}
      <p role="status" className="empty:hidden">
        {announcement}
      </p>
    </section>
  );
};
