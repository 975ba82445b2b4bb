import { getProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { SessionProvider } from '@dhruva/account/auth/web';
import { storeToken } from '../app/lib/token.ts';
import { serve } from './fake-server.ts';
import { PROFILE } from './people.ts';

/** Query notifications run in microtasks, since a test's clock is fake. */
notifyManager.setScheduler(queueMicrotask);

interface WithChildren {
  readonly children: ReactNode;
}

/** A fresh query client without retries. */
export const TestQueryClient = ({ children }: WithChildren) => {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/** The providers around every page: router, query client, session. `at`: the first address. */
export const pageAt = (...at: readonly string[]) => {
  const Page = ({ children }: WithChildren) => (
    <MemoryRouter initialEntries={[...at]}>
      <TestQueryClient>
        <SessionProvider>{children}</SessionProvider>
      </TestQueryClient>
    </MemoryRouter>
  );
  return Page;
};

/** Signs somebody in with this profile. */
export const signIn = (changes: Partial<Profile> = {}, token = 'secret'): void => {
  serve(getProfile, { ...PROFILE, ...changes });
  act(() => storeToken(token));
};
