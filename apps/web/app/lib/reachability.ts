/** Answers with 200 when the server and its database can serve. */
const READY = '/readyz';

type Listener = () => void;
const failing = new Set<Listener>();
const answered = new Set<Listener>();
const recovered = new Set<Listener>();

const tell = (listeners: ReadonlySet<Listener>): void => {
  for (const listener of listeners) listener();
};

const subscribe =
  (listeners: Set<Listener>) =>
  (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

/** Each call reports whether our server answered it, whatever the answer was. */
export const reportCall = (isAnswered: boolean): void => tell(isAnswered ? answered : failing);

/** Calls back when the server can be reached again after it could not; returns the unsubscribe function. */
export const onRecovery = subscribe(recovered);

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves after this time, as soon as the network is back, or when a call was answered. */
const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = (): void => resolve();
  const timer = setTimeout(done, milliseconds);
  window.addEventListener('online', done);
  signal.addEventListener('abort', done);
  const stop = subscribe(answered)(done);
  await promise;
  clearTimeout(timer);
  stop();
  window.removeEventListener('online', done);
  signal.removeEventListener('abort', done);
};

const isReady = async (): Promise<boolean> =>
  fetch(READY, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Watches whether our server can be reached. After a call it did not answer it is asked for by itself, after
 * one second, then two, four and at most every thirty, and at once when the network is back. `onChange` is
 * told when the first such question fails as well, and when it is there again. Returns what ends it.
 */
export const watchReachability = (onChange: (isUnreachable: boolean) => void): (() => void) => {
  const leaving = new AbortController();
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    let isTold = false;
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
      await wait(pause, leaving.signal);
      if (leaving.signal.aborted) return;
      if (await isReady()) break;
      if (!isTold) onChange(true);
      isTold = true;
    }
    isAsking = false;
    if (isTold) onChange(false);
    tell(recovered);
  };
  const begin = (): void => void ask();
  const stop = subscribe(failing)(begin);
  window.addEventListener('offline', begin);
  if (!navigator.onLine) begin();
  return () => {
    leaving.abort();
    stop();
    window.removeEventListener('offline', begin);
  };
};
