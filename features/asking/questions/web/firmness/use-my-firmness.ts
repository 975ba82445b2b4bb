import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import type { ExpectedFirmness } from '@dhruva/asking/answers/contract/schemas';
import type { Question } from '../../contract/catalogue.ts';
import { myFirmnessQuery } from './my-firmness-query.ts';

/** How firm each answer would be for the birth in the profile, as far as it was told. */
interface MyFirmness {
  readonly of: (id: Question['id']) => ExpectedFirmness | undefined;
  /** Numbers of questions told and in all; undefined before the first were told, or where none can be. */
  readonly progress: { readonly told: number; readonly all: number } | undefined;
}

export const useMyFirmness = (profile: Profile | null): MyFirmness => {
  const { data } = useQuery(myFirmnessQuery(profile));
  return {
    of: (id) => data?.told.find(({ questionId }) => questionId === id),
    progress: data && { told: data.told.length, all: data.of },
  };
};
