import type * as z from 'zod/mini';
import type { Budgets } from './budgets.ts';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/**
 * One route, declared once: the server mounts it, the web calls it, OpenAPI is made of it.
 * `errors` names every code the route may answer with beside the ones any route may
 * (see COMMON_ERRORS in errors.ts); the server's tests fail on an undeclared one.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly auth: 'none' | 'session';
  /**
   * Whether a session with a pending second check is served: its number is proven, but not yet that
   * its owner is still the account's. Without this flag such a session is refused.
   */
  readonly beforeSecondCheck?: true;
  /** How often it may be asked, before anything of the request is read. */
  readonly budgets: Budgets;
  /** Whether it computes charts: a process serves only so many of these at once (`server.busy`). */
  readonly engine?: true;
  readonly summary: string;
  /** Parameters in the path as `:name`. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  readonly errors: readonly ErrorCode[];
}

/** Declares a route and keeps its literal types. */
export const route = <const R extends Route>(declaration: R): R => declaration;

/** The address of a route: each `:name` of its path replaced by the value of that name. */
export const pathOf = ({ path }: Route, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

export type BodyOf<R extends Route> = R extends { body: infer S extends Schema }
  ? z.infer<S>
  : undefined;
export type ParamsOf<R extends Route> = R extends { params: infer S extends Schema }
  ? z.infer<S>
  : undefined;
export type QueryOf<R extends Route> = R extends { query: infer S extends Schema }
  ? z.infer<S>
  : undefined;
export type ReplyOf<R extends Route> = R extends { reply: infer S extends Schema }
  ? z.infer<S>
  : never;
