import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE_MS = 5_000;

/** Asks a program to end, waits until it has, and after five seconds asks no more. */
export const endProgram = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(insist);
};

export interface Restarts {
  /** Ends the program if it runs, then starts it; asked again meanwhile, it does so once. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Keeps one run of a program, which says by any message that it is ready. `onEnd` hears of the ends nobody asked for:
 * they are left as they are until the next `restart`.
 */
export const createRestarts = ({
  start,
  onReady,
  onEnd,
}: {
  readonly start: () => ChildProcess;
  readonly onReady: () => void;
  readonly onEnd: () => void;
}): Restarts => {
  let child: ChildProcess | undefined;
  let ending: Promise<void> | undefined;
  let stopped = false;

  const end = (): Promise<void> => {
    const old = child;
    child = undefined;
    ending ??= (old ? endProgram(old) : Promise.resolve()).finally(() => {
      ending = undefined;
    });
    return ending;
  };
  const begin = (): void => {
    if (stopped || child) return;
    const mine = start();
    child = mine;
    mine.once('message', onReady);
    mine.once('exit', () => {
      if (child !== mine) return;
      child = undefined;
      onEnd();
    });
  };
  return {
    restart: async () => {
      await end();
      begin();
    },
    stop: async () => {
      stopped = true;
      await end();
    },
  };
};
