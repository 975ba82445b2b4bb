import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, mySessions, removePasskey } from '../../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';

const KEY = ['auth', 'sessions'] as const;

/** Where one is signed in and one's passkeys, and what can be done with them. */
export const useSignedIn = () => {
  const queries = useQueryClient();
  const listed = useQuery({ queryKey: KEY, queryFn: async () => call(mySessions) });
  const changed = async (): Promise<void> => refreshQueries(queries, { queryKey: KEY });
  const ending = useMutation({
    mutationFn: async (id: string) => call(endSession, { body: { id } }),
    onSuccess: changed,
  });
  const endingOthers = useMutation({
    mutationFn: async () => call(endOtherSessions),
    onSuccess: changed,
  });
  const adding = useMutation({
    mutationFn: async () => (await import('./passkey-calls.ts')).addPasskey(),
    onSuccess: changed,
  });
  const removing = useMutation({
    mutationFn: async (id: string) => call(removePasskey, { body: { id } }),
    onSuccess: changed,
  });
  return { listed, ending, endingOthers, adding, removing, changed };
};

export type SignedIn = ReturnType<typeof useSignedIn>;
