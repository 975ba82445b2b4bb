import { useSession } from '@dhruva/account/auth/web';
import { m } from '../paraglide/messages.js';

/** A notice that the server cannot be reached, and that the user stays signed in. */
export const UnreachableNote = () =>
  useSession().isUnreachable && (
    <p role="status" className="bg-surface-2 px-4 py-3 text-center text-ink-2">
      {m.shell_unreachable()}
    </p>
  );
