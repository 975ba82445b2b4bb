import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { preloadable } from '@dhruva/web/lib/preloadable.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorNote } from '@dhruva/web/ui/error-note.tsx';

const passkeyCalls = preloadable(async () => import('./passkey-calls.ts'));

/** The ways in without a code: a passkey, and what to do when the number is lost. */
export const PasskeySignIn = ({ onToken }: { readonly onToken: (token: string) => void }) => {
  const [isOffered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => setOffered(typeof window.PublicKeyCredential === 'function'), []);
  const signIn = async () => {
    setBusy(true);
    setError(null);
    try {
      onToken(await (await passkeyCalls.now()).signInByPasskey());
    } catch (reason) {
      setError(reason as Error);
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {isOffered && (
        <Button
          look="outline"
          busyLabel={busy ? m.passkey_waiting() : undefined}
          onClick={() => void signIn()}
        >
          {m.passkey_sign_in()}
        </Button>
      )}
      <ErrorNote error={error} />
      <details className="text-ink-2">
        <summary className="min-h-11 cursor-pointer content-center">{m.number_lost()}</summary>
        <ul className="ml-5 mt-1 flex list-disc flex-col gap-1">
          <li>{m.number_lost_passkey()}</li>
          <li>
            {m.number_lost_support()} <Link to="/feedback">{m.number_lost_write()}</Link>
          </li>
        </ul>
      </details>
    </div>
  );
};
