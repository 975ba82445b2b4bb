import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from './durations.ts';

/** At most `hits` requests in a fixed window of `seconds`. */
export interface Budget {
  readonly hits: number;
  readonly seconds: number;
}

/**
 * How often a route may be asked. A request counts against the first that is known of its caller: the person
 * signed in, the device (one somebody is signed in on, now or in the last 90 days), the block of network
 * addresses. What counts by address counts over all as well. So nobody known is refused for what strangers do,
 * neither behind the same address nor from very many.
 */
export interface Budgets {
  readonly user?: Budget;
  readonly device?: Budget;
  /** By block: /24 of IPv4, /48 of IPv6. Carriers put thousands of people behind one. */
  readonly address?: Budget;
  /** All callers together of whom only the address is known. */
  readonly overall?: Budget;
}

export const perMinute = (hits: number): Budget => ({ hits, seconds: MINUTE_SECONDS });
export const perHour = (hits: number): Budget => ({ hits, seconds: HOUR_SECONDS });
export const perDay = (hits: number): Budget => ({ hits, seconds: DAY_SECONDS });

/** Pages that show what is kept of the person, and ask again while something is awaited. */
export const OWN_READING: Budgets = { user: perMinute(600) };

/** What anybody may look up without an account, letter by letter. */
export const OPEN_READING: Budgets = { device: perMinute(240), address: perMinute(3_000) };

/** What computes charts: answers, and the look before they are asked. */
export const ENGINE_USE: Budgets = { user: perMinute(120) };

/** Answered without counting, which itself asks the database: costs nothing, or callers at one moment share it. */
export const FREE: Budgets = {};

/**
 * What callers without a session may ask of routes that need one, over all these routes together. Whoever was
 * signed out on a device is told so by it, however many share the address.
 */
export const SIGNED_OUT: Budgets = { device: perMinute(240), address: perMinute(3_000) };
