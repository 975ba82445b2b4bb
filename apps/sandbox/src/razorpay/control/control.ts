import type { Dispute, Order, Payment, Refund } from '../model/entities.ts';
import type { Fault } from '../model/state.ts';
import type { World } from '../model/world.ts';
import type { Scheduler } from '../scheduler.ts';
import { type Act, type PaymentControl, createPaymentControl } from './payment-control.ts';
import { type WebhookControl, createWebhookControl } from './webhook-control.ts';

export interface FaultRequest {
  /** A method and route of the API (`POST /v1/payments/:id/refund`), or `*`. */
  readonly route: string;
  readonly kind: Fault['kind'];
  /** How many requests it affects; default 1. */
  readonly times?: number;
  readonly delayMs?: number;
}

export interface Ledger {
  readonly orders: Order[];
  readonly payments: Payment[];
  readonly refunds: Refund[];
  readonly disputes: Dispute[];
}

export interface Control extends PaymentControl, WebhookControl {
  /** The virtual clock as ISO instant. */
  readonly clock: () => { now: string };
  readonly advance: (seconds: number) => Promise<{ now: string; ran: number }>;
  readonly faults: () => readonly Fault[];
  readonly addFault: (wish: FaultRequest) => Promise<Fault>;
  readonly clearFaults: () => Promise<void>;
  readonly ledger: () => Ledger;
  readonly reset: () => Promise<void>;
}

const DELAY_MS = 1_000;

const entities = <Entity>(rows: Record<string, { entity: Entity }>): Entity[] =>
  structuredClone(Object.values(rows).map(({ entity }) => entity));

const ledger = ({ state }: World): Ledger => ({
  orders: entities(state.orders),
  payments: entities(state.payments),
  refunds: entities(state.refunds),
  disputes: structuredClone(state.disputes),
});

const addFault = (world: World, wish: FaultRequest): Fault => {
  const fault: Fault = { times: 1, delayMs: DELAY_MS, ...wish };
  world.state.faults.push(fault);
  return fault;
};

/** Creates the control API for use in this process; the routes only translate to it. */
export const createControl = (world: World, scheduler: Scheduler): Control => {
  const act: Act = async (change) => {
    const answer = change();
    await world.save();
    scheduler.runDue();
    return structuredClone(answer);
  };
  const clock = () => ({ now: new Date(world.now()).toISOString() });
  return {
    ...createPaymentControl(world, act),
    ...createWebhookControl(world, scheduler, act),
    clock,
    advance: async (seconds) => {
      const ran = await scheduler.advance(seconds);
      return { ...clock(), ran };
    },
    faults: () => world.state.faults,
    addFault: (wish) => act(() => addFault(world, wish)),
    clearFaults: () =>
      act(() => {
        world.state.faults = [];
      }),
    ledger: () => ledger(world),
    reset: () => act(() => world.reset()),
  };
};
