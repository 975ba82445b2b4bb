import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { myShares, shareEntries, unshareEntries } from '../../../contract/routes.ts';
import type { Share } from '../../../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';

const KEY = ['counselling', 'shares'];

/** The therapists a user can share entries with, and the state of each. */
export const useShares = () =>
  useQuery({ queryKey: KEY, queryFn: async () => call(myShares), refetchOnMount: 'always' });

/** Updates one therapist in the cached list, since two changes may be in progress. */
const withChoice = (
  known: readonly Share[] | undefined,
  reply: readonly Share[],
  therapistId: TherapistId,
): Share[] | undefined =>
  known?.flatMap((one) =>
    one.therapistId === therapistId
      ? reply.filter((each) => each.therapistId === therapistId)
      : one,
  );

/** Starts or stops sharing with a therapist; called with whether to share. */
export const useChoice = (therapistId: TherapistId, onSaved: (isShown: boolean) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (shown: boolean) =>
      call(shown ? shareEntries : unshareEntries, { body: { therapistId } }),
    // Cancels a query in progress, whose result would be outdated.
    onMutate: async () => queries.cancelQueries({ queryKey: KEY }),
    onSuccess: (reply, shown) => {
      queries.setQueryData<Share[]>(KEY, (known) => withChoice(known, reply, therapistId));
      onSaved(shown);
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'counselling.no-session')
        void refreshQueries(queries, { queryKey: KEY });
    },
  });
};
