import type { Danger } from '@dhruva/safety';
import { hears } from '@dhruva/safety/hears';
import { type InputLine, Refusal } from './lines/json-lines.ts';

/** The kind of danger in `{text}`: a list of at most one; empty for none. */
export const hearsLine = ({ text }: InputLine): { readonly hears: readonly Danger[] } => {
  if (typeof text !== 'string') throw new Refusal('request.invalid');
  const danger = hears(text);
  return { hears: danger === undefined ? [] : [danger] };
};
