import type { SmsSender } from './sms.ts';

/** After a failure the first provider is left alone for so long: nobody waits for it meanwhile. */
const REST_MS = 30_000;

/**
 * Sends by the first provider, and by the second when the first fails: unreachable, overloaded or refusing. A
 * first one that did not answer may have sent all the same: two equal SMS are better than none.
 */
export const createSmsFallback = (
  first: SmsSender,
  second: SmsSender,
  clock: () => number = () => performance.now(),
): SmsSender => {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    name: `${first.name}, else ${second.name}`,
    send: async (sms) => {
      if (clock() >= restsUntil) {
        const outcome = await first.send(sms);
        if (outcome.ok) return outcome;
        if (outcome.retryable) restsUntil = clock() + REST_MS;
      }
      return second.send(sms);
    },
  };
};
