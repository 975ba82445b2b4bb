import { AppError } from '../errors.ts';

/** Runs work, or refuses it with `server.busy`. */
export type EngineQueue = <T>(work: () => Promise<T>) => Promise<T>;

export interface EngineBounds {
  /** How many run at a time; the others wait in the order they came. */
  readonly atOnce: number;
  /** How many may wait; one more is refused. */
  readonly waiting: number;
}

/** Charts are computed in this process: more at a time would only make everybody wait for all. */
export const ENGINE_BOUNDS: EngineBounds = { atOnce: 4, waiting: 60 };
const RETRY_AFTER_SECONDS = 3;

/** Bounds what a process computes at a time. What it holds is load of this process, nothing else hangs on it. */
export const createEngineQueue = ({ atOnce, waiting }: EngineBounds): EngineQueue => {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting)
      throw new AppError('server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    // Whoever leaves hands over its place.
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
