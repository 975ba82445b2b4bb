import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';

interface DueRefunds<Due> {
  readonly due: readonly Due[];
  /** Refunds one in money or credit. Throws `booking.not-cancellable` when nothing is due any more. */
  readonly refund: (one: Due) => Promise<void>;
  /** Ids that identify one in the log. */
  readonly idOf: (one: Due) => Readonly<Record<string, string>>;
  /** Log message for one that could not be refunded. */
  readonly failed: string;
}

/**
 * Refunds what is due, one after another. Skips those for which nothing is due any more; logs other failures
 * and goes on.
 */
export const refundEachDue = async <Due>(
  { log }: Pick<Deps, 'log'>,
  { due, refund, idOf, failed }: DueRefunds<Due>,
): Promise<void> => {
  for (const one of due) {
    try {
      await refund(one);
    } catch (error) {
      const isNoLongerDue = error instanceof AppError && error.code === 'booking.not-cancellable';
      if (!isNoLongerDue) log.error({ err: error, ...idOf(one) }, failed);
    }
  }
};
