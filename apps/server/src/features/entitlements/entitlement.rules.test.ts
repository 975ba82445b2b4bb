import { describe, expect, it } from 'vitest';
import { chooseEntitlement } from './entitlement.rules.ts';
import type { Entitlement } from './entitlement.rules.ts';

const cheap = { id: 'suitable-work', tier: 99 } as const;
const dear = { id: 'married-life', tier: 199 } as const;
const free: Entitlement = { id: 'free', source: 'free', questionId: null, isDelivered: false };
const paid = (questionId: string): Entitlement => ({
  id: `paid-${questionId}`,
  source: 'payment',
  questionId,
  isDelivered: false,
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
  it('lets a free question move to another until it is delivered', () => {
    const meant = { ...free, questionId: 'in-laws' };
    expect(chooseEntitlement([meant], cheap)).toBe(meant);
    expect(chooseEntitlement([{ ...meant, isDelivered: true }], cheap)).toBeUndefined();
  });
  it('leaves a gift meant for another question alone while an unused one is there', () => {
    const meant = { ...free, questionId: 'in-laws' };
    const credit: Entitlement = { ...free, id: 'credit', source: 'referral' };
    expect(chooseEntitlement([meant, credit], cheap)).toBe(credit);
  });
});
