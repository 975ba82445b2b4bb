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

/** News of a reply waits for no timer: the clock of a test stands still. */
notifyManager.setScheduler(queueMicrotask);

interface Around {
  readonly children: ReactNode;
}

/** An empty memory for what is asked of the server; nothing is asked twice. */
export const Memory = ({ children }: Around) => {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/** What stands around every page: addresses, memory, who is signed in. `at`: where the visit begins. */
export const pageAt = (...at: readonly string[]) => {
  const Page = ({ children }: Around) => (
    <MemoryRouter initialEntries={[...at]}>
      <Memory>
        <SessionProvider>{children}</SessionProvider>
      </Memory>
    </MemoryRouter>
  );
  return Page;
};

/** Somebody is signed in, with this profile. */
export const signIn = (changes: Partial<Profile> = {}, token = 'secret'): void => {
  serve(getProfile, { ...PROFILE, ...changes });
  act(() => storeToken(token));
};
