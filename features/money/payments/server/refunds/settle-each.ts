import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';

interface Settling<Due> {
  readonly due: readonly Due[];
  /** Gives one back; refuses with `booking.not-cancellable` what was settled meanwhile. */
  readonly settle: (one: Due) => Promise<void>;
  /** What the log calls one by. */
  readonly idOf: (one: Due) => Readonly<Record<string, string>>;
  /** What the log says when one could not be settled. */
  readonly failed: string;
}

/** Settles one after another; what was settled meanwhile is left alone, what fails is logged and the next one comes. */
export const settleEach = async <Due>(
  { log }: Pick<Deps, 'log'>,
  { due, settle, idOf, failed }: Settling<Due>,
): Promise<void> => {
  for (const one of due) {
    try {
      await settle(one);
    } catch (error) {
      const isSettled = error instanceof AppError && error.code === 'booking.not-cancellable';
      if (!isSettled) log.error({ err: error, ...idOf(one) }, failed);
    }
  }
};
