import { useQuery } from '@tanstack/react-query';
import { myAssessments } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { useSession } from '@dhruva/account/auth/web';

/** What this account has bought; not asked while it is open whose account it is. */
export const useUnlocked = () => {
  const { profile } = useSession();
  return useQuery({
    queryKey: ['assessments', 'mine'],
    queryFn: async () => call(myAssessments),
    refetchOnMount: 'always',
    enabled: profile !== null && profile.secondCheckPending !== true,
  });
};
