import { useQuery } from '@tanstack/react-query';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { call } from '@dhruva/web/lib/call.ts';

/**
 * Everything this account asked, newest first. Ask for it only when signed in. Asked again when the
 * window comes back to the front: another tab may have bought something.
 */
export const useMyPredictions = (enabled: boolean) =>
  useQuery({
    queryKey: ['predictions', 'mine'],
    queryFn: async () => call(myPredictions),
    refetchOnWindowFocus: 'always',
    enabled,
  });
