import { useQuery } from '@tanstack/react-query';
import { joinAppointment } from '../../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { waitForOpening } from './join-wait.rules.ts';

/**
 * Whether the meeting of this key is open, asked again until it is over or cancelled, in a hidden tab too.
 * The key is the secret of the link: it goes in the body, never in an address that is kept.
 */
export const useJoin = (key: string) =>
  useQuery({
    queryKey: ['appointments', 'join', key],
    queryFn: async () => call(joinAppointment, { body: { key } }),
    enabled: key !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (error && !data) return false;
      return data?.state === 'over' || data?.state === 'cancelled'
        ? false
        : waitForOpening(data?.state === 'early' ? data.opensAt : null, Date.now());
    },
    refetchIntervalInBackground: true,
  });
