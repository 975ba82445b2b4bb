import type { Spell } from '../../follow-ups/follow-up.types.ts';

/** The period of a level, by how long it lasts. */
export const SPELLS: Readonly<Record<Spell, string>> = {
  years: 'लंबा दौर',
  months: 'छोटा दौर',
  weeks: 'कुछ हफ़्तों का दौर',
};

/** The same before a postposition. */
export const WITHIN: Readonly<Record<Spell, string>> = {
  years: 'लंबे दौर',
  months: 'छोटे दौर',
  weeks: 'कुछ हफ़्तों के दौर',
};
