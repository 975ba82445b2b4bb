import { lifeFacts, type LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { Refusal, type InputLine } from './json-lines.ts';

/** The life facts of a line, `facts: {relationship?, work?, country?}`; none where it has none. Throws a Refusal. */
export const factsOf = ({ facts }: InputLine): LifeFacts => {
  const read = lifeFacts.safeParse(facts ?? {});
  if (!read.success) throw new Refusal('request.invalid');
  return read.data;
};
