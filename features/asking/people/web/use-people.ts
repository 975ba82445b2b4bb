import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@dhruva/web/lib/call.ts';
import { addPerson, changePerson, myPeople, removePerson } from '../contract/routes.ts';
import type { PersonDetails } from '../contract/schemas.ts';

const KEY = ['people', 'mine'];

/** The people of the signed-in person. */
export const usePeople = (enabled = true) =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(myPeople)).people,
    enabled,
  });

/** Adds a person, or changes the one with `id`. */
export const useKeepPerson = (id: string | undefined, onKept?: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (details: PersonDetails) =>
      id === undefined
        ? call(addPerson, { body: details })
        : call(changePerson, { body: { id, details } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      onKept?.();
    },
  });
};

/** Removes a person by id. */
export const useRemovePerson = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => call(removePerson, { body: { id } }),
    onSuccess: async ({ people }) => queries.setQueryData(KEY, people),
  });
};
