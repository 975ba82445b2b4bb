import { type Budget, type Budgets, SIGNED_OUT } from '@dhruva/kernel/budgets';
import { DEVICE_TOKEN } from '@dhruva/kernel/limits';
import type { KeyedHash } from '../crypto/keyed-hash.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { Db } from '../database/db.ts';
import { enforceLimit } from '../rate-limit.ts';
import { addressBlock } from './address.rules.ts';
import { createKnownDevices } from './known-devices.ts';

/** Who makes a request, as far as it is known. */
export interface Caller {
  /** The person signed in, second check passed or pending. */
  readonly userId: string | undefined;
  /** The header of the device, as it was sent. */
  readonly deviceToken: string | undefined;
  readonly address: string;
}

/** A route as it is counted: `name` is unique among routes. */
export interface CountedRoute {
  readonly name: string;
  readonly budgets: Budgets;
  readonly needsSession: boolean;
}

/**
 * Counts a request against the budgets of its route. Throws `request.rate-limited` with the seconds to wait.
 */
export type LimitRequests = (caller: Caller, route: CountedRoute) => Promise<void>;

/** The scope of a budget in the limiter: `GET /api/places by address`. */
export const scopeOf = (name: string, by: keyof Budgets): string => `${name} by ${by}`;

const EVERYBODY = 'all';
/** The scope of requests without a session to any route that needs one. */
export const SIGNED_OUT_ROUTES = 'signed out';

interface Spent {
  readonly by: 'user' | 'device' | 'address';
  readonly who: string;
}

/** The limiter of all routes; its counts lie in the database, for all servers together. */
export const createRequestLimiter = (deps: {
  readonly db: Db;
  readonly hash: KeyedHash;
}): LimitRequests => {
  const { db, hash } = deps;
  const devices = createKnownDevices(deps);

  const spend = async (scope: string, budget: Budget | undefined, who: string): Promise<void> => {
    if (budget === undefined) return;
    await enforceLimit(db, { scope, limit: budget.hits, windowSeconds: budget.seconds }, who);
  };

  const identify = async ({ userId, deviceToken, address }: Caller): Promise<Spent> => {
    const token = DEVICE_TOKEN.test(deviceToken ?? '') ? deviceToken : undefined;
    if (userId !== undefined) {
      if (token !== undefined) await devices.note(token, userId);
      return { by: 'user', who: userId };
    }
    const device = token === undefined ? undefined : await devices.find(token);
    if (device !== undefined) return { by: 'device', who: device };
    return { by: 'address', who: hash('address', addressBlock(address)) };
  };

  /** While the database is away no device is known. */
  const identifyAnyhow = async (caller: Caller): Promise<Spent> => {
    try {
      return await identify(caller);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return identify({ ...caller, deviceToken: undefined });
    }
  };

  return async (caller, route) => {
    if (Object.keys(route.budgets).length === 0) return;
    const isSignedOut = route.needsSession && caller.userId === undefined;
    const name = isSignedOut ? SIGNED_OUT_ROUTES : route.name;
    const budgets = isSignedOut ? SIGNED_OUT : route.budgets;
    const { by, who } = await identifyAnyhow(caller);
    await spend(scopeOf(name, by), budgets[by], who);
    // Who is known has a budget of their own: strangers of many addresses use up nothing of it.
    if (by === 'address') await spend(scopeOf(name, 'overall'), budgets.overall, EVERYBODY);
  };
};
