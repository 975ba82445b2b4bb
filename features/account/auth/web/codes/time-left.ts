import { CallError } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A wait in its largest unit, rounded up: 40 s, 3 min, 1 h. */
export const waitInWords = (seconds: number): string => {
  if (seconds < MINUTE) return m.auth_seconds({ count: seconds });
  if (seconds < HOUR) return m.auth_minutes({ count: Math.ceil(seconds / MINUTE) });
  return m.auth_hours({ count: Math.ceil(seconds / HOUR) });
};

/** What a refusal about codes says, with the tries and the time that are left. */
export const refusalInWords = (error: Error): string => {
  if (!(error instanceof CallError)) return error.message;
  const { codeLeft, retryAfterSeconds } = error.extras;
  if (codeLeft) {
    const left =
      codeLeft.tries > 0
        ? m.auth_code_left({ tries: codeLeft.tries, time: waitInWords(codeLeft.seconds) })
        : m.auth_code_spent();
    return `${error.message} ${left}`;
  }
  if (retryAfterSeconds === undefined) return error.message;
  return `${error.message} ${m.auth_wait({ time: waitInWords(retryAfterSeconds) })}`;
};
