import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Asks the server again for what is on screen, all of it or what the filters name. What is on its way was asked before
 * the change that calls for this, so its answer is not waited for: without this a first answer under way would count.
 */
export const askAgain = async (queries: QueryClient, filters: QueryFilters = {}): Promise<void> => {
  await queries.cancelQueries(filters);
  await queries.invalidateQueries(filters);
};
