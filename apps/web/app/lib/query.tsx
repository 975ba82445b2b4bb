import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRetryable } from './call-error.ts';
import { onRecovery } from './reachability.ts';
import { isRenewed, isRenewing, isSessionEnded, shownToken, subscribeToken } from './token.ts';

const RETRIES = 2;

/** The one query client of the app: mounted queries keep the client they started with, so it is never replaced. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < RETRIES && isRetryable(error),
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    },
    // Sent without a network, it fails and says so; it would otherwise wait in silence until there is one.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Clears all cached data when the user changes, and refetches what is on screen if somebody is signed in. */
const resetCache = (): void => {
  queryClient.removeQueries({ type: 'inactive' });
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  if (shownToken() !== null) void queryClient.refetchQueries();
};

/** Fetches again what is on screen, which stays there meanwhile: the same person logged in again. */
const renewCache = (): void => void queryClient.invalidateQueries();

if (typeof window !== 'undefined') {
  let known = shownToken();
  subscribeToken(() => {
    if (isSessionEnded() || isRenewing() || shownToken() === known) return;
    known = shownToken();
    if (isRenewed()) renewCache();
    else resetCache();
  });
  onRecovery(() => {
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  });
}

/** Provides the query client. Wraps only the parts that fetch, so that static parts do not load its code. */
export const QueryProvider = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
