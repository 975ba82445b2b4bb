import { useEffect, useState } from 'react';
import { useSession } from '@dhruva/account/auth/web';
import { watchReachability } from '../lib/reachability.ts';
import { m } from '../paraglide/messages.js';

/** A quiet notice that the server cannot be reached; whoever is signed in stays so, and the page goes on by itself. */
export const UnreachableNote = () => {
  const { isUnreachable, isAuthenticated, isEnded } = useSession();
  const [isAway, setAway] = useState(false);
  useEffect(() => watchReachability(setAway), []);
  if (!isUnreachable && !isAway) return null;
  return (
    <p role="status" className="bg-surface-2 px-4 py-3 text-center text-ink-2">
      {isAuthenticated && !isEnded ? m.shell_unreachable() : m.shell_unreachable_visitor()}
    </p>
  );
};
