import type { Delivery } from './model/state.ts';
import type { World } from './model/world.ts';
import { runDueJobs } from './due-jobs.ts';
import { attempt } from './webhooks/courier.ts';

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

const isOpen = (onTheWay: ReadonlyMap<string, unknown>, { id, held }: Delivery): boolean =>
  !held && !onTheWay.has(id);

/** When the next job or delivery falls due; Infinity when none is left. */
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
