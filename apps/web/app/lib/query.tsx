import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { mayPass } from './call-error.ts';
import { useToken } from './session.tsx';

const RETRIES = 2;

const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });

let memory: { readonly token: string | null; readonly client: QueryClient } | undefined;

/** One memory for a session, whichever pages it visits; another person begins with an empty one. */
const memoryOf = (token: string | null): QueryClient => {
  if (memory?.token !== token) memory = { token, client: createClient() };
  return memory.client;
};

/** What was asked of the server. Stands around the pages that ask, not around those that only tell. */
export const QueryProvider = ({ children }: { readonly children: ReactNode }) => {
  const token = useToken();
  const client = useMemo(() => memoryOf(token), [token]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};
