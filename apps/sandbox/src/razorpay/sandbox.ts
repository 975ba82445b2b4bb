import { type Control, createControl } from './control/control.ts';
import { type Account, checkAccounts } from './model/account.ts';
import { type World, type WorldOptions, createWorld } from './model/world.ts';
import { type Pump, createPump } from './pump.ts';

export interface RazorpaySandboxOptions extends WorldOptions {
  readonly accounts: readonly Account[];
  /** What `x-sandbox-token` must say to reach the control plane. */
  readonly controlToken: string;
}

export interface RazorpaySandbox {
  readonly world: World;
  readonly pump: Pump;
  readonly control: Control;
  readonly controlToken: string;
}

/**
 * A stand-in for Razorpay: its state, its clock and its webhooks; `serveRazorpay` gives it routes. Goes on where its
 * snapshot (`storePath`) left off. Refuses production, keys that are not `rzp_test_…`, and webhooks off this machine.
 */
export const createRazorpaySandbox = (options: RazorpaySandboxOptions): RazorpaySandbox => {
  if (process.env['NODE_ENV'] === 'production') throw new Error('the sandbox refuses production');
  checkAccounts(options.accounts);
  if (options.controlToken === '') throw new Error('the sandbox needs a control token');
  const world = createWorld(options);
  const pump = createPump(world);
  return { world, pump, control: createControl(world, pump), controlToken: options.controlToken };
};
