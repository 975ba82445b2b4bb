import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deleteEntries, history } from '../../contract/routes.ts';
import type { TrackerEntry, WhichEntries } from '../../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';

const KEY = ['counselling', 'history'];

/** This account's entries, newest first; refetched after each save. */
export const useHistory = (saves: number) => {
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => call(history),
    refetchOnMount: 'always',
  });
  const queries = useQueryClient();
  useEffect(() => {
    if (saves > 0) void refreshQueries(queries, { queryKey: KEY });
  }, [saves, queries]);
  return query;
};

/** Deletes one entry or all; one deleted already counts as deleted, and the list is refetched. */
export const useDelete = (onDeleted: (message: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (which: WhichEntries) => call(deleteEntries, { body: which }),
    onSuccess: ({ message }, which) => {
      queries.setQueryData<TrackerEntry[]>(KEY, (known) =>
        'all' in which ? [] : known?.filter(({ id }) => id !== which.id),
      );
      onDeleted(message);
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 404)
        void refreshQueries(queries, { queryKey: KEY });
    },
  });
};
