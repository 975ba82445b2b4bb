import type { Delivery } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { runDueJobs } from '../payments/due-jobs.ts';
import { attempt } from './courier.ts';

const LONGEST_TIMER_MS = 3_600_000;
const SHORTEST_TIMER_MS = 50;

/** What makes time pass: runs jobs that are due, sends deliveries that are due. */
export interface Pump {
  /** Looks for what is due, now and again when the next thing is. */
  readonly wake: () => void;
  /** Resolves when nothing due is left and nothing is on its way. */
  readonly settle: () => Promise<void>;
  /** Moves the virtual clock, stopping at each thing that falls due; returns how many jobs and tries that were. */
  readonly advance: (seconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export const createPump = (world: World): Pump => {
  const onTheWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let ran = 0;

  const dueDelivery = (): Delivery | undefined =>
    world.state.deliveries.find(
      ({ id, dueAt, held }) => !held && dueAt <= world.now() && !onTheWay.has(id),
    );
  const nextAt = (): number =>
    Math.min(
      ...world.state.jobs.map(({ at }) => at),
      ...world.state.deliveries
        .filter(({ id, held }) => !held && !onTheWay.has(id))
        .map(({ dueAt }) => dueAt),
    );

  const send = async (way: Delivery): Promise<void> => {
    try {
      await attempt(world, way);
      await world.save();
    } finally {
      ran += 1;
      onTheWay.delete(way.id);
      wake();
    }
  };
  const wake = (): void => {
    if (stopped) return;
    clearTimeout(timer);
    const jobs = runDueJobs(world);
    ran += jobs;
    if (jobs > 0) void world.save();
    while (onTheWay.size < world.state.behaviour.inFlight) {
      const way = dueDelivery();
      if (!way) break;
      onTheWay.set(way.id, send(way));
    }
    const wait = Math.max(SHORTEST_TIMER_MS, Math.min(LONGEST_TIMER_MS, nextAt() - world.now()));
    timer = setTimeout(wake, wait).unref();
  };
  const settle = async (): Promise<void> => {
    wake();
    while (onTheWay.size > 0) await Promise.all(onTheWay.values());
  };
  return {
    wake,
    settle,
    advance: async (seconds) => {
      const before = ran;
      const target = world.now() + seconds * 1000;
      await settle();
      for (let next = nextAt(); next <= target; next = nextAt()) {
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
      await Promise.allSettled(onTheWay.values());
      await world.save();
    },
  };
};
