import { MINUTE_MS } from '@dhruva/kernel/durations';
import { useEffect, useState } from 'react';
import { HOLD_MINUTES } from '@dhruva/care/therapists/contract/catalogue';
import { m } from '@dhruva/web/paraglide/messages.js';
import { indianTime } from '../slots/slot-words.rules.ts';

const UPDATE_MS = 5_000;
/** Read aloud only at these, in minutes. */
const ANNOUNCED_AT = [5, 2, 1, 0];

const useNow = (running: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), UPDATE_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
};

const inWords = (until: number, minutes: number): string => {
  const time = indianTime(until);
  if (minutes <= 0) return m.appointments_hold_over();
  return minutes === 1
    ? m.appointments_hold_one({ time })
    : m.appointments_hold({ time, minutes: minutes - 1 });
};

/** How long the slot is held (ms since 1970); null: not held yet. Updates by the minute. */
export const HoldNote = ({ until }: { readonly until: number | null }) => {
  const now = useNow(until !== null);
  if (until === null)
    return (
      <p className="text-small text-ink-2">{m.appointments_hold_note({ minutes: HOLD_MINUTES })}</p>
    );
  const minutes = Math.max(0, Math.ceil((until - now) / MINUTE_MS));
  return (
    <p
      aria-live={ANNOUNCED_AT.includes(minutes) ? 'polite' : 'off'}
      className="rounded-field bg-info-tint p-3 text-info"
    >
      {inWords(until, minutes)}
    </p>
  );
};
