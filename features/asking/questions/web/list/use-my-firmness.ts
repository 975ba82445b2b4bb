import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import type { ExpectedFirmness } from '@dhruva/asking/answers/contract/schemas';
import { type Question, QUESTIONS } from '../../contract/catalogue.ts';
import { myFirmnessQuery } from './my-firmness-query.ts';

/** How firm each answer would be for the birth in the profile, as far as it was told. */
interface MyFirmness {
  /** The birth is whole, and was not refused: each question is told, sooner or later. */
  readonly isAsked: boolean;
  readonly of: (id: Question['id']) => ExpectedFirmness | undefined;
  /** Number of questions told so far, of `all`. */
  readonly told: number;
  readonly all: number;
}

export const useMyFirmness = (profile: Profile | null): MyFirmness => {
  const query = myFirmnessQuery(profile);
  const { data, isError } = useQuery(query);
  return {
    isAsked: query.enabled && !isError,
    of: (id) => data?.told.find(({ questionId }) => questionId === id),
    told: data?.told.length ?? 0,
    all: data?.of ?? QUESTIONS.length,
  };
};
