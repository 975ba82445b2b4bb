import { type Control, createControl } from './control/control.ts';
import { type Account, checkAccounts } from './model/account.ts';
import { type World, type WorldOptions, createWorld } from './model/world.ts';
import { type Scheduler, createScheduler } from './scheduler.ts';

export interface RazorpaySandboxOptions extends WorldOptions {
  readonly accounts: readonly Account[];
  /** The `x-sandbox-token` header that gives access to the control API. */
  readonly controlToken: string;
}

export interface RazorpaySandbox {
  readonly world: World;
  readonly scheduler: Scheduler;
  readonly control: Control;
  readonly controlToken: string;
}

/**
 * Creates the Razorpay stand-in: state, clock and webhooks; `serveRazorpay` adds the routes. Continues from
 * its snapshot (`storePath`). Refuses production, keys other than `rzp_test_…`, and webhooks to other
 * machines.
 */
export const createRazorpaySandbox = (options: RazorpaySandboxOptions): RazorpaySandbox => {
  if (process.env['NODE_ENV'] === 'production') throw new Error('the sandbox refuses production');
  checkAccounts(options.accounts);
  if (options.controlToken === '') throw new Error('the sandbox needs a control token');
  const world = createWorld(options);
  const scheduler = createScheduler(world);
  return {
    world,
    scheduler,
    control: createControl(world, scheduler),
    controlToken: options.controlToken,
  };
};
