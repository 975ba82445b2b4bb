import { useQuery } from '@tanstack/react-query';
import { myReferral } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';

/** Loads the user's own code, link and number of referred friends. Enable it only when signed in. */
export const useReferral = (enabled: boolean) =>
  useQuery({
    queryKey: ['referral', 'mine'],
    queryFn: async () => call(myReferral),
    enabled,
  });
