import type { Danger } from '@dhruva/safety';
import { hears } from '@dhruva/safety/hears';
import { type InputLine, Refusal } from './lines/json-lines.ts';

/** `{text}` → whose danger it speaks of, at most one of them; none: an empty list. */
export const hearsLine = ({ text }: InputLine): { readonly hears: readonly Danger[] } => {
  if (typeof text !== 'string') throw new Refusal('request.invalid');
  const danger = hears(text);
  return { hears: danger === undefined ? [] : [danger] };
};
