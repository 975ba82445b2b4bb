import type { Account } from './account.ts';
import { openSnapshot } from './snapshot.ts';
import { type Job, type State, emptyState } from './state.ts';

export interface WorldOptions {
  readonly accounts: readonly Account[];
  readonly storePath?: string;
  /** Milliseconds; the virtual clock adds the time it was advanced by. */
  readonly clock?: () => number;
  /** Milliseconds a merchant has to answer a webhook: 5,000 if not told. */
  readonly webhookLimitMs?: number;
}

/** The state with its clock, passed to every function of the sandbox. */
export interface World {
  readonly accounts: readonly Account[];
  readonly webhookLimitMs: number;
  state: State;
  /** Virtual milliseconds. */
  readonly now: () => number;
  /** Virtual unix seconds, as in API replies. */
  readonly seconds: () => number;
  /** Moves the clock forward; an earlier time is ignored. */
  readonly setClock: (ms: number) => void;
  readonly schedule: (job: Job) => void;
  readonly save: () => Promise<void>;
  readonly reset: () => void;
}

/** Restores a stored state; webhook settings whose configuration has changed are replaced. */
const restore = (stored: State | undefined, accounts: readonly Account[]): State => {
  const fresh = emptyState(accounts);
  if (!stored) return fresh;
  const webhooks = Object.entries(fresh.webhooks).map(([keyId, configured]) => {
    const kept = stored.webhooks[keyId];
    return [keyId, kept?.configured === configured.configured ? kept : configured];
  });
  return { ...fresh, ...stored, webhooks: Object.fromEntries(webhooks) };
};

export const createWorld = (options: WorldOptions): World => {
  const { accounts, storePath, clock = Date.now, webhookLimitMs = 5_000 } = options;
  const snapshot = storePath === undefined ? undefined : openSnapshot(storePath);
  const world: World = {
    accounts,
    webhookLimitMs,
    state: restore(snapshot?.load(), accounts),
    now: () => clock() + world.state.clockOffsetMs,
    seconds: () => Math.floor(world.now() / 1000),
    setClock: (ms) => {
      world.state.clockOffsetMs += Math.max(0, ms - world.now());
    },
    schedule: (job) => {
      world.state.jobs.push(job);
    },
    save: async () => snapshot?.save(world.state),
    reset: () => {
      world.state = emptyState(accounts);
    },
  };
  return world;
};
