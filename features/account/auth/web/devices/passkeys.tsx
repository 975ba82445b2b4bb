import { useNavigate } from 'react-router';
import type { Sessions } from '../../contract/signed-in-schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorNote } from '@dhruva/web/ui/error-note.tsx';
import { useSession } from '../session.tsx';
import { deviceInWords, dayAndTimeInIndia } from './device-in-words.ts';
import type { SignedIn } from './use-signed-in.ts';

interface PasskeysProps {
  readonly signedIn: SignedIn;
  readonly sessions: Sessions;
}

/** A passkey is added soon after signing in; later the way there is to sign in again. */
const AddPasskey = ({ signedIn: { adding }, sessions }: PasskeysProps) => {
  const { logout } = useSession();
  const navigate = useNavigate();
  const signInAgain = () => {
    logout();
    void navigate('/login', { state: { from: '/profile' } });
  };
  if (!sessions.mayAddPasskey)
    return (
      <>
        <p className="text-ink-2">{m.passkey_fresh_first()}</p>
        <Button look="outline" onClick={signInAgain}>
          {m.passkey_sign_in_again()}
        </Button>
      </>
    );
  return (
    <Button
      look="outline"
      busyLabel={adding.isPending ? m.passkey_waiting() : undefined}
      onClick={() => adding.mutate()}
    >
      {m.passkey_add()}
    </Button>
  );
};

/** The passkeys of the account, with ways to add and remove. */
export const Passkeys = ({ signedIn, sessions }: PasskeysProps) => {
  const { adding, removing } = signedIn;
  return (
    <div className="mt-8 flex flex-col items-start gap-3">
      <h3 className="font-semibold">{m.passkey_title()}</h3>
      <p className="text-ink-2">{m.passkey_lead()}</p>
      {sessions.passkeys.length > 0 && (
        <ul className="self-stretch">
          {sessions.passkeys.map(({ id, device, addedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
            >
              <p>
                {m.passkey_added_on({
                  device: deviceInWords(device),
                  when: dayAndTimeInIndia(addedAt),
                })}
              </p>
              <Button
                look="outline"
                aria-label={m.passkey_remove_which({ when: dayAndTimeInIndia(addedAt) })}
                disabled={removing.isPending}
                onClick={() => removing.mutate(id)}
              >
                {m.passkey_remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey signedIn={signedIn} sessions={sessions} />
      <ErrorNote error={adding.error ?? removing.error} />
      <p role="status" className="text-ink-2">
        {adding.isSuccess && !removing.isSuccess && m.passkey_added()}
        {removing.isSuccess && m.passkey_removed()}
      </p>
    </div>
  );
};
