import type { Bits } from './bits.ts';
import type { Facts } from './facts.ts';
import type { Rule } from './rule.ts';

/** A compiled rule: facts → bits of what forms the yoga; zero when it does not hold. */
export type CompiledRule = (facts: Facts) => Bits;

export type RuleOf<Kind extends Rule['is']> = Extract<Rule, { readonly is: Kind }>;
