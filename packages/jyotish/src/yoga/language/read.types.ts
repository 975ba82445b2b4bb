import type { Bits } from './bits.ts';
import type { Facts } from './facts.ts';
import type { Rule } from './rule.ts';

/** A rule made ready: facts in, what forms it out; zero when it does not hold. */
export type Read = (facts: Facts) => Bits;

export type RuleOf<Kind extends Rule['is']> = Extract<Rule, { readonly is: Kind }>;
