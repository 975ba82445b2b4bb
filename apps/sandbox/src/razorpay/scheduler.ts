import type { Delivery } from './model/state.ts';
import type { World } from './model/world.ts';
import { runDueJobs } from './due-jobs.ts';
import { attemptDelivery } from './webhooks/deliver.ts';

const LONGEST_TIMER_MS = 3_600_000;
const SHORTEST_TIMER_MS = 50;

/** Runs due jobs and sends due webhook deliveries as time passes. */
export interface Scheduler {
  /** Handles what is due now, and schedules the next check. */
  readonly runDue: () => void;
  /** Resolves when nothing is due and nothing is being delivered. */
  readonly settle: () => Promise<void>;
  /** Moves the virtual clock, stopping at each due time; returns how many jobs and deliveries ran. */
  readonly advance: (seconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const isOpen = (inDelivery: ReadonlyMap<string, unknown>, { id, held }: Delivery): boolean =>
  !held && !inDelivery.has(id);

/** When the next job or delivery is due; Infinity when there is none. */
const nextAt = ({ state }: World, inDelivery: ReadonlyMap<string, unknown>): number =>
  Math.min(
    ...state.jobs.map(({ at }) => at),
    ...state.deliveries
      .filter((delivery) => isOpen(inDelivery, delivery))
      .map(({ dueAt }) => dueAt),
  );

export const createScheduler = (world: World): Scheduler => {
  const inDelivery = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let ran = 0;

  const isDue = (one: Delivery): boolean => one.dueAt <= world.now() && isOpen(inDelivery, one);

  const send = async (delivery: Delivery): Promise<void> => {
    try {
      await attemptDelivery(world, delivery);
      await world.save();
    } finally {
      ran += 1;
      inDelivery.delete(delivery.id);
      runDue();
    }
  };
  const runDue = (): void => {
    if (stopped) return;
    clearTimeout(timer);
    const jobs = runDueJobs(world);
    ran += jobs;
    if (jobs > 0) void world.save();
    while (inDelivery.size < world.state.behaviour.inFlight) {
      const delivery = world.state.deliveries.find(isDue);
      if (!delivery) break;
      inDelivery.set(delivery.id, send(delivery));
    }
    const next = nextAt(world, inDelivery);
    const wait = Math.max(SHORTEST_TIMER_MS, Math.min(LONGEST_TIMER_MS, next - world.now()));
    timer = setTimeout(runDue, wait).unref();
  };
  const settle = async (): Promise<void> => {
    runDue();
    while (inDelivery.size > 0) await Promise.all(inDelivery.values());
  };
  return {
    runDue,
    settle,
    advance: async (seconds) => {
      const before = ran;
      const target = world.now() + seconds * 1000;
      await settle();
      for (;;) {
        const next = nextAt(world, inDelivery);
        if (stopped || next > target) break;
        world.setClock(next);
        await settle();
      }
      world.setClock(target);
      await world.save();
      return ran - before;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.allSettled(inDelivery.values());
      await world.save();
    },
  };
};
