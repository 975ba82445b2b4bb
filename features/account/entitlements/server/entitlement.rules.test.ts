import { describe, expect, it } from 'vitest';
import { chooseEntitlement, stateOf } from './entitlement.rules.ts';
import type { Entitlement } from './entitlement.rules.ts';

const cheap = { kind: 'question', id: 'suitable-work', tier: 99 } as const;
const dear = { kind: 'question', id: 'married-life', tier: 199 } as const;
const pair = { kind: 'compatibility', id: 'parents-together', tier: null } as const;
const free: Entitlement = {
  id: 'free',
  kind: 'question',
  source: 'free',
  questionId: null,
  state: 'waiting',
  orderId: null,
};
const paid = (questionId: string): Entitlement => ({
  ...free,
  id: `paid-${questionId}`,
  source: 'payment',
  questionId,
  orderId: `order-${questionId}`,
});

describe('chooseEntitlement', () => {
  it('finds nothing where nothing is', () => {
    expect(chooseEntitlement([], cheap)).toBeUndefined();
  });
  it('spends a free question on the first tier only', () => {
    expect(chooseEntitlement([free], cheap)).toBe(free);
    expect(chooseEntitlement([free], dear)).toBeUndefined();
  });
  it('gives a paid question for that question only', () => {
    expect(chooseEntitlement([paid(dear.id)], dear)?.id).toBe('paid-married-life');
    expect(chooseEntitlement([paid('in-laws')], cheap)).toBeUndefined();
  });
  it('prefers what was paid for this question to a free one', () => {
    expect(chooseEntitlement([free, paid(cheap.id)], cheap)?.id).toBe('paid-suitable-work');
  });
  it('spends what was paid before a gift meant for the same question', () => {
    const meant = { ...free, questionId: cheap.id };
    expect(chooseEntitlement([meant, paid(cheap.id)], cheap)?.source).toBe('payment');
  });
  it('gives nothing for what was paid back', () => {
    expect(chooseEntitlement([{ ...paid(dear.id), state: 'revoked' }], dear)).toBeUndefined();
  });
  it('keeps questions about two people apart from the others', () => {
    const bought: Entitlement = { ...paid(pair.id), kind: 'compatibility' };
    expect(chooseEntitlement([free, paid(pair.id)], pair)).toBeUndefined();
    expect(chooseEntitlement([free, bought], pair)).toBe(bought);
    expect(chooseEntitlement([bought], { ...cheap, id: pair.id })).toBeUndefined();
  });
  it('lets a free question move to another until it is delivered', () => {
    const meant = { ...free, questionId: 'in-laws' };
    expect(chooseEntitlement([meant], cheap)).toBe(meant);
    expect(chooseEntitlement([{ ...meant, state: 'delivered' }], cheap)).toBeUndefined();
  });
  it('leaves a gift meant for another question alone while an unused one is there', () => {
    const meant = { ...free, questionId: 'in-laws' };
    const credit: Entitlement = { ...free, id: 'credit', source: 'referral' };
    expect(chooseEntitlement([meant, credit], cheap)).toBe(credit);
  });
  it('spends the free question before what friends brought, whichever came first', () => {
    const credit: Entitlement = { ...free, id: 'credit', source: 'referral' };
    expect(chooseEntitlement([credit, free], cheap)).toBe(free);
  });
});

describe('stateOf', () => {
  const at = new Date(0);
  it.each([
    [null, null, 'waiting'],
    [at, null, 'delivered'],
    [null, at, 'revoked'],
  ] as const)('delivered at %s, revoked at %s is %s', (delivered, revoked, state) => {
    expect(stateOf(delivered, revoked)).toBe(state);
  });
});
