import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE_MS = 5_000;

/** Asks a process to exit and waits for it; kills it after five seconds. */
export const endProgram = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const forceStop = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(forceStop);
};

export interface Restarts {
  /** Stops the program if it runs, then starts it; calls made meanwhile are merged into one restart. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Keeps one instance of a program running; the program reports readiness by any message. `onEnd` is called
 * when it exits unexpectedly; it is then not started again before the next `restart`.
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
