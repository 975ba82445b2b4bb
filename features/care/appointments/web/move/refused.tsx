import { useEffect, useRef } from 'react';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

const TAKEN = 409;

/** Why the session was not moved; takes focus. */
export const Refused = ({ error }: { readonly error: Error }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  const kept = error instanceof CallError && error.status === TAKEN;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-card border-2 border-error bg-error-tint p-4"
    >
      <p className="font-semibold text-error">{error.message}</p>
      {kept && <p className="text-ink">{m.appointments_move_kept()}</p>}
    </div>
  );
};
