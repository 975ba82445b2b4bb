import { useState } from 'react';
import type { SignedInDevice } from '../../contract/signed-in-schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorNote, RetryNote } from '@dhruva/web/ui/error-note.tsx';
import { ChangeNumber } from './change-number.tsx';
import { deviceInWords, dayAndTimeInIndia } from './device-in-words.ts';
import { Passkeys } from './passkeys.tsx';
import { type SignedIn, useSignedIn } from './use-signed-in.ts';

const Device = ({
  session,
  ending,
}: {
  readonly session: SignedInDevice;
  readonly ending: SignedIn['ending'];
}) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
    <div>
      <p className="font-semibold">{deviceInWords(session.device)}</p>
      <p className="text-ink-2">
        {session.current
          ? m.devices_this()
          : m.devices_last_used({ when: dayAndTimeInIndia(session.lastUsedAt) })}
        {' · '}
        {m.devices_since({ when: dayAndTimeInIndia(session.signedInAt) })}
      </p>
    </div>
    {!session.current && (
      <Button
        look="outline"
        aria-label={m.devices_end_which({ device: deviceInWords(session.device) })}
        disabled={ending.isPending}
        onClick={() => ending.mutate(session.id)}
      >
        {m.devices_end()}
      </Button>
    )}
  </li>
);

/** The list of devices, with ways to end one or all others. */
const Devices = ({ signedIn }: { readonly signedIn: SignedIn }) => {
  const { listed, ending, endingOthers } = signedIn;
  if (listed.isPending) return <p role="status">{m.devices_loading()}</p>;
  if (listed.isError)
    return (
      <RetryNote
        text={listed.error.message}
        label={m.devices_retry()}
        onRetry={() => void listed.refetch()}
      />
    );
  const { sessions } = listed.data;
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <Device key={session.id} session={session} ending={ending} />
        ))}
      </ul>
      <ErrorNote error={ending.error ?? endingOthers.error} />
      {sessions.length > 1 && (
        <Button
          look="outline"
          className="mt-3"
          busyLabel={endingOthers.isPending ? m.devices_ending() : undefined}
          onClick={() => endingOthers.mutate()}
        >
          {m.devices_end_others()}
        </Button>
      )}
      <p role="status" className="mt-2 text-ink-2">
        {(ending.isSuccess || endingOthers.isSuccess) && m.devices_ended()}
      </p>
    </>
  );
};

/** Where one is signed in, passkeys, and the change of the number: the ways into the account in one place. */
export const SignedInDevices = () => {
  const signedIn = useSignedIn();
  const [isChanging, setChanging] = useState(false);
  const { data } = signedIn.listed;
  return (
    <section aria-labelledby="signed-in-devices" className="mt-12 border-t border-line pt-8">
      <h2 id="signed-in-devices" className="text-title">
        {m.devices_title()}
      </h2>
      <p className="mb-4 mt-2 max-w-measure text-ink-2">{m.devices_lead()}</p>
      <div className="max-w-xl">
        <Devices signedIn={signedIn} />
        {data && <Passkeys signedIn={signedIn} sessions={data} />}
        {data?.mayChangeNumber && (
          <Button look="outline" className="mt-4" onClick={() => setChanging(true)}>
            {m.number_change()}
          </Button>
        )}
      </div>
      {isChanging && (
        <ChangeNumber
          onClose={() => setChanging(false)}
          onChanged={() => void signedIn.changed()}
        />
      )}
    </section>
  );
};
