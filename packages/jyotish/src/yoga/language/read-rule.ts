import { modalityOf } from '../../tables/rashis.ts';
import type { RashiIndex } from '../../vocabulary.ts';
import { GRAHA_BITS, HOLDS, HOUSE_SHIFT, lowest } from './bits.ts';
import {
  betweenNodes,
  readFills,
  readHeld,
  readNone,
  readSome,
  readSpread,
  readStands,
} from './read-places.ts';
import { readExchanged, readAspectsEvery, scorePair } from './read-ties.ts';
import { readWho } from './read-who.ts';
import type { CompiledRule, RuleOf } from './read.types.ts';
import type { Rule } from './rule.ts';
import { formedBy, housesHeldBy } from './forming-bits.ts';

const readAll = (rules: readonly Rule[]): CompiledRule => {
  const reads = rules.map(readRule);
  return (facts) => {
    let bits = HOLDS;
    for (const read of reads) {
      const part = read(facts);
      if (part === 0) return 0;
      bits |= part;
    }
    return bits;
  };
};

const readAny = (rules: readonly Rule[]): CompiledRule => {
  const reads = rules.map(readRule);
  return (facts) => {
    let bits = 0;
    for (const read of reads) bits |= read(facts);
    return bits;
  };
};

const readState = ({ who, state }: RuleOf<'state'>): CompiledRule => {
  const grahas = readWho(who);
  return (facts) => {
    const named = grahas(facts);
    const grahasNamed = named & GRAHA_BITS;
    const isSo = grahasNamed !== 0 && (grahasNamed & ~facts.states[state]) === 0;
    return isSo ? formedBy(facts, named) : 0;
  };
};

const readModality = ({ who, modality }: RuleOf<'in-modality'>): CompiledRule => {
  const grahas = readWho(who);
  return (facts) => {
    const named = grahas(facts);
    for (let rest = housesHeldBy(facts, named); rest !== 0; rest &= rest - 1) {
      const sign = ((facts.lagna + lowest(rest)) % 12) as RashiIndex;
      if (modalityOf(sign) !== modality) return 0;
    }
    return formedBy(facts, named);
  };
};

const readRising =
  ({ modality }: RuleOf<'rising'>): CompiledRule =>
  (facts) =>
    modalityOf(facts.lagna as RashiIndex) === modality ? HOLDS | (1 << HOUSE_SHIFT) : 0;

const readNot = ({ of }: RuleOf<'not'>): CompiledRule => {
  const read = readRule(of);
  return (facts) => (read(facts) === 0 ? HOLDS : 0);
};

/** Compiles a rule into a function of a chart's facts. */
export const readRule = (rule: Rule): CompiledRule => {
  switch (rule.is) {
    case 'all':
      return readAll(rule.of);
    case 'any':
      return readAny(rule.of);
    case 'not':
      return readNot(rule);
    case 'stands':
      return readStands(rule);
    case 'some':
      return readSome(rule);
    case 'none':
      return readNone(rule);
    case 'held':
      return readHeld(rule);
    case 'fills':
      return readFills(rule);
    case 'spread':
      return readSpread(rule);
    case 'state':
      return readState(rule);
    case 'in-modality':
      return readModality(rule);
    case 'rising':
      return readRising(rule);
    case 'apart':
    case 'tied':
      return scorePair(rule as RuleOf<'apart'>);
    case 'aspects-every':
      return readAspectsEvery(rule);
    case 'exchanged':
      return readExchanged(rule);
    case 'between-nodes':
      return betweenNodes;
  }
};
