import { useQuery } from '@tanstack/react-query';
import { joinAppointment } from '../../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { waitForOpening } from './join-wait.rules.ts';

/**
 * Polls the state of a meeting until it is over or cancelled, in hidden tabs too. The key is secret: it is
 * sent in the body, never in a URL that may be logged.
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
