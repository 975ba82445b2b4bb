import { type Budget, type Budgets, SIGNED_OUT } from '@dhruva/kernel/budgets';
import type { Route } from '@dhruva/kernel/route';
import { addressBlock } from '../src/platform/limits/address.rules.ts';
import { scopeOf, SIGNED_OUT_ROUTES } from '../src/platform/limits/request-limiter.ts';
import { keyOf } from '../src/platform/rate-limit.ts';
import { readNow } from '../src/platform/database/transaction.ts';
import type { Deps } from '../src/platform/deps.ts';

type BudgetDeps = Pick<Deps, 'db' | 'hash'>;

/** How an address is counted. */
export const blockOf = ({ hash }: Pick<Deps, 'hash'>, address: string): string =>
  hash('address', addressBlock(address));

/** How a device is counted. */
export const deviceOf = ({ hash }: Pick<Deps, 'hash'>, token: string): string =>
  hash('limiter-device', token);

const used = async (
  { db }: Pick<Deps, 'db'>,
  { scope, who }: { readonly scope: string; readonly who: string },
  { hits, seconds }: Budget,
): Promise<void> => {
  const now = await readNow(db);
  const window = {
    hits,
    window_started: now,
    expires_at: new Date(now.getTime() + seconds * 1_000),
  };
  await db
    .insertInto('rate_limits')
    .values({ key: keyOf(scope, who), ...window })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(window))
    .execute();
};

/** Makes it as if a budget of a route had just been used up, as far as `left` requests. */
export const useUp = async (
  deps: BudgetDeps,
  route: Pick<Route, 'method' | 'path' | 'budgets'>,
  {
    by,
    who,
    left = 0,
  }: { readonly by: keyof Budgets; readonly who: string; readonly left?: number },
): Promise<void> => {
  const budget = route.budgets[by];
  if (!budget) throw new Error(`${route.path} has no budget by ${by}`);
  const scope = scopeOf(`${route.method} ${route.path}`, by);
  await used(deps, { scope, who }, { ...budget, hits: budget.hits - left });
};

/** The same for the budget of all who come without a session where one is needed. */
export const useUpSignedOut = async (deps: BudgetDeps, address: string): Promise<void> => {
  const { address: budget } = SIGNED_OUT;
  if (!budget) throw new Error('no budget for whoever is signed out');
  const scope = scopeOf(SIGNED_OUT_ROUTES, 'address');
  await used(deps, { scope, who: blockOf(deps, address) }, budget);
};
