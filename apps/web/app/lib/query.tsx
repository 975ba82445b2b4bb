import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayPass } from './call-error.ts';
import { readToken, subscribeToken } from './token.ts';

const RETRIES = 2;

/** One memory for all pages: a query keeps the client it began with, so the client never changes. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < RETRIES && mayPass(error),
      staleTime: 30_000,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

/** Another person begins with an empty memory; what is on screen is asked for anew once somebody is signed in. */
const forget = (): void => {
  client.removeQueries({ type: 'inactive' });
  for (const query of client.getQueryCache().getAll()) query.reset();
  if (readToken() !== null) void client.refetchQueries();
};

if (typeof window !== 'undefined') {
  let known = readToken();
  subscribeToken(() => {
    if (readToken() === known) return;
    known = readToken();
    forget();
  });
}

/** What was asked of the server. Stands around the pages that ask, not around those that only tell. */
export const QueryProvider = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
