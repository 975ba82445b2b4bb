import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myIntake, myIntakeDraft } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { unsavedDraft } from './draft.ts';
import { IntakeForm } from './intake-form.tsx';
import { newForm } from './intake-form.rules.ts';
import type { Sent } from './use-intake-form.ts';

/** Fetches the form last sent and the unsent draft. */
const fetchIntake = async () => {
  const [{ sent }, { draft }] = await Promise.all([call(myIntake), call(myIntakeDraft)]);
  return { sent, draft };
};
type SavedIntake = Awaited<ReturnType<typeof fetchIntake>>;

const Note = ({ text }: { readonly text: string }) => (
  <p className="mb-5 rounded-field bg-info-tint p-3 text-info">{text}</p>
);

/** Explains what the form is prefilled with. */
const PrefillNote = ({ sent, draft }: SavedIntake) => (
  <>
    {sent && <Note text={m.intake_sent_before({ date: dayInWords(sent.submittedAt) })} />}
    {draft && <Note text={m.intake_begun_before({ moment: dueInWords(draft.savedAt) })} />}
  </>
);

interface OwnIntakeProps {
  readonly onSent: (reply: Sent) => void;
}

const LoadedIntake = ({ onSent }: OwnIntakeProps) => {
  const { profile } = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['intake', 'mine'],
    queryFn: fetchIntake,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (isError && !isFetching) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-error">{m.intake_load_failed()}</p>
        <Button look="outline" onClick={() => void refetch()}>
          {m.intake_retry()}
        </Button>
      </div>
    );
  }
  if (!data) return <p role="status">{m.intake_loading()}</p>;
  return (
    <>
      <PrefillNote {...data} />
      <IntakeForm
        initial={data.draft?.form ?? data.sent?.form ?? newForm(profile)}
        onSent={onSent}
      />
    </>
  );
};

/**
 * The visitor's form, prefilled with unsaved input of this page (which needs no network), else the draft,
 * else the form last sent, else the profile.
 */
export const OwnIntake = ({ onSent }: OwnIntakeProps) => {
  const [unsaved] = useState(unsavedDraft);
  if (!unsaved) return <LoadedIntake onSent={onSent} />;
  return (
    <>
      <Note text={m.intake_unsaved_before()} />
      <IntakeForm initial={unsaved} onSent={onSent} />
    </>
  );
};
