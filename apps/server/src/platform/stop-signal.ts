import type { Logger } from 'pino';

const PATIENCE_MS = 20_000;
/** A single Ctrl-C may arrive twice: from the terminal and forwarded by npm. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Calls `stop` once, on the first SIGTERM, SIGINT or uncaught error; a second signal, or stopping for longer
 * than 20 s, exits immediately. Returns a function that stops in the same way without a signal.
 */
export const onStopSignal = (
  log: Logger,
  stop: () => Promise<void>,
): ((exitCode: number) => Promise<void>) => {
  let began: number | undefined;
  const end = async (exitCode: number): Promise<void> => {
    if (began !== undefined) {
      if (performance.now() - began > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    began = performance.now();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    try {
      await stop();
      process.exit(exitCode);
    } catch (error) {
      log.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void end(1);
    });
  }
  return end;
};
