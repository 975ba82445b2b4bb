import { LIFE_FACTS } from '@dhruva/account/profile/contract/life-facts';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { call } from '@dhruva/web/lib/call.ts';
import { myFirmness } from '../../contract/routes.ts';
import type { MyFirmnessReply } from '../../contract/schemas.ts';
import { detailsOf, isBirthKnown, selfForm } from '../birth/birth-form.rules.ts';

/** The server judges some questions for each request; the next is sent this soon (ms). */
const UNTIL_NEXT = 50;

interface Asked {
  readonly state: {
    readonly data: MyFirmnessReply | undefined;
    readonly status: 'error' | 'pending' | 'success';
  };
}

/**
 * The query of how firm the answers would be for the birth in the profile, and with its life facts; asks until
 * all are told, or one request fails. Disabled while the birth is not whole.
 */
export const myFirmnessQuery = (profile: Profile | null) => ({
  queryKey: ['my-firmness', profile && detailsOf(selfForm(profile), LIFE_FACTS)],
  queryFn: async () => call(myFirmness),
  enabled: profile !== null && isBirthKnown(profile),
  retry: false,
  refetchInterval: ({ state: { data, status } }: Asked): number | false =>
    status === 'success' && data !== undefined && data.told.length < data.of ? UNTIL_NEXT : false,
});
