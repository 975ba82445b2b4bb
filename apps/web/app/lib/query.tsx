import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRetryable } from './call-error.ts';
import { readToken, subscribeToken } from './token.ts';

const RETRIES = 2;

/** The one query client of the app: mounted queries keep the client they started with, so it is never replaced. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < RETRIES && isRetryable(error),
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

/** Clears all cached data when the user changes, and refetches what is on screen if somebody is signed in. */
const resetCache = (): void => {
  client.removeQueries({ type: 'inactive' });
  for (const query of client.getQueryCache().getAll()) query.reset();
  if (readToken() !== null) void client.refetchQueries();
};

if (typeof window !== 'undefined') {
  let known = readToken();
  subscribeToken(() => {
    if (readToken() === known) return;
    known = readToken();
    resetCache();
  });
}

/** Provides the query client. Wraps only the parts that fetch, so that static parts do not load its code. */
export const QueryProvider = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
