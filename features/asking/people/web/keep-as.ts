import { type PersonDetails, RELATIONS } from '../contract/schemas.ts';

/** What somebody typed in a form is to be kept as in the list; '' where they are not. */
export type KeepAs = '' | PersonDetails['relation'];

/** The relation of this value, or '' where it is none. */
export const relationIn = (value: string): KeepAs =>
  RELATIONS.find((relation) => relation === value) ?? '';
