import { firmnessOf } from '@dhruva/jyotish';
import { EMPTY_PROFILE, loadProfile } from '@dhruva/account/profile/server';
import type { Births } from '@dhruva/asking/births/server';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { QUESTIONS } from '../../contract/catalogue.ts';
import type { MyFirmnessReply } from '../../contract/schemas.ts';
import { firmnessScanOf } from './firmness-scan.service.ts';

type FirmnessDeps = Pick<Deps, 'db' | 'userKeys'> & { readonly births: Births };

/** Questions judged for one request: the whole list takes some seconds, and a request should not. */
const SLICE = 8;

/**
 * How firm the answers would be today for the birth in the profile, in the order of the catalogue: what is
 * known, and up to eight questions more at each request. Throws what the birth in the profile is refused for.
 */
export const myFirmness = async (deps: FirmnessDeps, userId: string): Promise<MyFirmnessReply> => {
  const key = await signedInKey(deps, deps.db, userId);
  const profile = (await loadProfile(deps.db, key)) ?? EMPTY_PROFILE;
  const { dob, timeOfBirth, timeUnknown, placeOfBirth, placeId, lifeFacts: facts } = profile;
  const typed = { questionFor: 'self', gender: 'other', dob, placeOfBirth } as const;
  const { chart } = deps.births.read(
    {
      ...typed,
      timeOfBirth: timeUnknown ? '' : timeOfBirth,
      ...(timeUnknown && { timeUnknown }),
      ...(placeId !== '' && { placeId }),
    },
    await readNow(deps.db),
  );
  let left = SLICE;
  const known = await firmnessScanOf(deps, userId, { chart, facts }, (holds) => {
    left -= 1;
    return left < 0 ? undefined : QUESTIONS.find(({ id }) => holds[id] === undefined)?.id;
  });
  const told = QUESTIONS.flatMap(({ id: questionId }) => {
    const holds = known[questionId];
    return holds ? [{ questionId, level: firmnessOf(holds), ...holds }] : [];
  });
  return { told, of: QUESTIONS.length };
};
