import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Cancels the matching queries (all without `filters`), then invalidates them, so that they are fetched
 * again. A request sent before the change would otherwise resolve with stale data.
 */
export const refreshQueries = async (
  queries: QueryClient,
  filters: QueryFilters = {},
): Promise<void> => {
  await queries.cancelQueries(filters);
  await queries.invalidateQueries(filters);
};
