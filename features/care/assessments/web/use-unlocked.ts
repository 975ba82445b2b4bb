import { useQuery } from '@tanstack/react-query';
import { myAssessments } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { useSession } from '@dhruva/account/auth/web';

/** This account's bought assessments; not fetched while the session is unknown. */
export const useUnlocked = () => {
  const { profile } = useSession();
  return useQuery({
    queryKey: ['assessments', 'mine'],
    queryFn: async () => call(myAssessments),
    refetchOnMount: 'always',
    enabled: profile !== null && profile.secondCheckPending !== true,
  });
};
