import { useQuery } from '@tanstack/react-query';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { call } from '@dhruva/web/lib/call.ts';

/**
 * The history of this account, newest first; enable it only when signed in. Refetched on window focus, since
 * another tab may have bought something.
 */
export const useMyPredictions = (enabled: boolean) =>
  useQuery({
    queryKey: ['predictions', 'mine'],
    queryFn: async () => call(myPredictions),
    refetchOnWindowFocus: 'always',
    enabled,
  });
