import { useQuery } from '@tanstack/react-query';
import { myIntake } from '@dhruva/contract/intake/routes';
import { call } from '../../lib/call.ts';
import { dayInWords } from '../../lib/months.ts';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { intakeDraft } from './draft.ts';
import { IntakeForm } from './intake-form.tsx';
import { newForm } from './intake-form.rules.ts';
import type { Sent } from './use-intake-form.ts';

/** The visitor's form, continued where it was left: what was typed last, else what was sent, else a new one. */
export const OwnIntake = ({ onSent }: { readonly onSent: (reply: Sent) => void }) => {
  const { profile } = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['intake', 'mine'],
    queryFn: async () => call(myIntake),
    gcTime: 0,
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
      {data.sent && (
        <p className="mb-5 rounded-field bg-info-tint p-3 text-info">
          {m.intake_sent_before({ date: dayInWords(data.sent.submittedAt) })}
        </p>
      )}
      <IntakeForm initial={intakeDraft() ?? data.sent?.form ?? newForm(profile)} onSent={onSent} />
    </>
  );
};
