import { useEffect, useState } from 'react';
import { TIMINGS } from '@dhruva/kernel/timings';
import type { SupportMessage } from '../contract/schemas.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { preloadable } from '@dhruva/web/lib/preloadable.ts';

export const supportCalls = preloadable(async () => import('./calls.ts'));

/** The last message sent, and its result. */
interface Sent {
  readonly body: SupportMessage;
  readonly message: string;
  readonly ticket: string;
}

/**
 * Sends support messages. The confirmation is shown for three seconds, then `onOver` is called; the ticket
 * stays.
 */
export const useSupport = (onOver: (sent: SupportMessage) => void) => {
  const [sent, setSent] = useState<Sent>();
  const [confirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!sent || !confirmed) return undefined;
    const timer = setTimeout(() => {
      setConfirmed(false);
      onOver(sent.body);
    }, TIMINGS.supportConfirmation);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onOver` is new with every render
  }, [sent, confirmed]);

  const send = async (body: SupportMessage): Promise<void> => {
    // Prevents sending the same message twice while its confirmation is shown.
    if (confirmed && sent?.body.message === body.message) return;
    setFailure(undefined);
    try {
      const { writeToSupport } = await supportCalls.now();
      setSent({ body, ...(await writeToSupport(body)) });
      setConfirmed(true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    }
  };
  return { send, sent, confirmed, failure };
};
