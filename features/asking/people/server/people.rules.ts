import { readName } from '@dhruva/account/profile/contract/contact';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { PersonDetails } from '../contract/schemas.ts';

/** A person as kept: the name in single spaces. */
export const kept = (typed: PersonDetails): PersonDetails => ({
  ...typed,
  name: readName(typed.name),
});

/** A person as the details of a birth: always another one’s, who must agree (decision 24). */
export const birthDetailsOf = (typed: PersonDetails): UserDetails => {
  const { name: _name, relation: _relation, gender = 'other', agrees, facts, ...birth } = typed;
  return {
    questionFor: 'other',
    gender,
    ...birth,
    ...(agrees !== undefined && { otherAgrees: agrees }),
    ...(facts && { facts }),
  };
};
