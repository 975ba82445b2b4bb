import type { Danger } from '@dhruva/safety';
import { detectDanger } from '@dhruva/safety/detector';
import { type InputLine, Refusal } from './lines/json-lines.ts';

/** The kind of danger in `{text}`: a list of at most one; empty for none. */
export const hearsLine = ({ text }: InputLine): { readonly hears: readonly Danger[] } => {
  if (typeof text !== 'string') throw new Refusal('request.invalid');
  const danger = detectDanger(text);
  return { hears: danger === undefined ? [] : [danger] };
};
