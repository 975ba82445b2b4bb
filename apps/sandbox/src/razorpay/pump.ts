import type { Delivery } from './model/state.ts';
import type { World } from './model/world.ts';
import { runDueJobs } from './due-jobs.ts';
import { attempt } from './webhooks/courier.ts';

const LONGEST_TIMER_MS = 3_600_000;
const SHORTEST_TIMER_MS = 50;

/** Runs due jobs and sends due webhook deliveries as time passes. */
export interface Pump {
  /** Handles what is due now, and schedules the next check. */
  readonly wake: () => void;
  /** Resolves when nothing is due and nothing is being delivered. */
  readonly settle: () => Promise<void>;
  /** Moves the virtual clock, stopping at each due time; returns how many jobs and deliveries ran. */
  readonly advance: (seconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const isOpen = (onTheWay: ReadonlyMap<string, unknown>, { id, held }: Delivery): boolean =>
  !held && !onTheWay.has(id);

/** When the next job or delivery is due; Infinity when there is none. */
const nextAt = ({ state }: World, onTheWay: ReadonlyMap<string, unknown>): number =>
  Math.min(
    ...state.jobs.map(({ at }) => at),
    ...state.deliveries.filter((way) => isOpen(onTheWay, way)).map(({ dueAt }) => dueAt),
  );

export const createPump = (world: World): Pump => {
  const onTheWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let ran = 0;

  const isDue = (way: Delivery): boolean => way.dueAt <= world.now() && isOpen(onTheWay, way);

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
      const way = world.state.deliveries.find(isDue);
      if (!way) break;
      onTheWay.set(way.id, send(way));
    }
    const next = nextAt(world, onTheWay);
    const wait = Math.max(SHORTEST_TIMER_MS, Math.min(LONGEST_TIMER_MS, next - world.now()));
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
      for (;;) {
        const next = nextAt(world, onTheWay);
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
      await Promise.allSettled(onTheWay.values());
      await world.save();
    },
  };
};
