import type { Rule, Where, Who } from './rule.ts';

const whoReads = (who: Who): boolean => {
  if (typeof who === 'string' || 'length' in who) return false;
  if ('lordsOf' in who) return true;
  if ('dispositorsOf' in who) return whoReads(who.dispositorsOf);
  if ('navamsaDispositorsOf' in who) return whoReads(who.navamsaDispositorsOf);
  if ('standingIn' in who) return whereReads(who.standingIn);
  return who.both.some(whoReads);
};

const whereReads = (where: Where): boolean => !('from' in where) || whoReads(where.from);

/** Whether a rule depends on the lagna: its sign, a house counted from it, or the lord of one. */
export const readsLagna = (rule: Rule): boolean => {
  switch (rule.is) {
    case 'all':
    case 'any':
      return rule.of.some(readsLagna);
    case 'not':
      return readsLagna(rule.of);
    case 'stands':
    case 'some':
    case 'none':
    case 'held':
    case 'aspects-every':
      return whoReads(rule.who) || whereReads(rule.where);
    case 'state':
      return rule.state === 'strong' || whoReads(rule.who);
    case 'in-modality':
      return whoReads(rule.who);
    case 'apart':
    case 'tied':
      return rule.pair.some(whoReads);
    case 'fills':
    case 'rising':
    case 'exchanged':
      return true;
    case 'spread':
    case 'between-nodes':
      return false;
  }
};
