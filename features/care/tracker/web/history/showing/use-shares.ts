import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { myShares, shareEntries, unshareEntries } from '../../../contract/routes.ts';
import type { Share } from '../../../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';

const KEY = ['counselling', 'shares'];

/** The therapists one may show one's entries to, and whether one does. */
export const useShares = () =>
  useQuery({ queryKey: KEY, queryFn: async () => call(myShares), refetchOnMount: 'always' });

/** What was known, with the one choice as the server has it now: two may be under way at once. */
const withChoice = (
  known: readonly Share[] | undefined,
  told: readonly Share[],
  therapistId: TherapistId,
): Share[] | undefined =>
  known?.flatMap((one) =>
    one.therapistId === therapistId ? told.filter((each) => each.therapistId === therapistId) : one,
  );

/** Shows the entries to a therapist, or no longer. Called with whether they shall be shown. */
export const useChoice = (therapistId: TherapistId, onSaved: (isShown: boolean) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (shown: boolean) =>
      call(shown ? shareEntries : unshareEntries, { body: { therapistId } }),
    // A list asked for before would tell how it was before.
    onMutate: async () => queries.cancelQueries({ queryKey: KEY }),
    onSuccess: (told, shown) => {
      queries.setQueryData<Share[]>(KEY, (known) => withChoice(known, told, therapistId));
      onSaved(shown);
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'counselling.no-session')
        void refreshQueries(queries, { queryKey: KEY });
    },
  });
};
