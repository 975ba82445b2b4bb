import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRecent,
  isTold,
  type KnownOrder,
  type KnownPayment,
  tellPayment,
  waitFromClosing,
  waitFromOpening,
} from './payment-state.rules.ts';

const START = new Date('2026-11-28T06:00:00Z');
const at = (minutes: number): Date => new Date(START.getTime() + minutes * MINUTE_MS);

const order = (changes: Partial<KnownOrder> = {}): KnownOrder => ({
  state: 'open',
  effect: null,
  paymentId: null,
  createdAt: START,
  waitsUntil: waitFromOpening(START),
  ...changes,
});
const paidWith = (effect: NonNullable<KnownOrder['effect']>): KnownOrder =>
  order({ state: 'paid', effect, paymentId: 'p0' });

const payments = (...states: string[]): KnownPayment[] =>
  states.map((state, index) => ({
    id: `p${index}`,
    state,
    amountPaise: 100,
    refundReservedPaise: 0,
    dispute: null,
    capturedAt: state === 'captured' ? at(5) : null,
  }));
const refunds = (...states: string[]) => states.map((state) => ({ paymentId: 'p0', state }));
const goingBack = payments('captured').map((one) => ({ ...one, refundReservedPaise: 100 }));
const lost = payments('captured').map((one) => ({ ...one, dispute: 'lost' }));

type Known = Partial<Parameters<typeof tellPayment>[0]>;

const stateAt = (minutes: number, known: Known): string =>
  tellPayment({ order: order(), payments: [], refunds: [], ...known }, at(minutes)).state;

describe('an order that is not paid', () => {
  it.each([
    ['the checkout is open, the browser perhaps lost', [], 29, 'waiting'],
    ['nobody heard of it again', [], 30, 'not-paid'],
    ['a try failed, another may follow', payments('failed'), 29, 'waiting'],
    ['a try failed', payments('failed'), 30, 'not-paid'],
    ['the bank is silent', payments('created'), 29, 'waiting'],
    ['the bank stays silent', payments('created'), 30, 'not-paid'],
    ['authorised, not captured', payments('authorized'), 29, 'waiting'],
    ['never captured', payments('authorized'), 30, 'not-paid'],
    ['given back by the provider', payments('returned'), 30, 'not-paid'],
    ['captured, and not to be given', payments('captured'), 24, 'waiting'],
    ['captured, not given in its time', payments('captured'), 25, 'refunding'],
  ])('%s', (_, known, minutes, expected) => {
    expect(stateAt(minutes, { payments: known })).toBe(expected);
  });

  it('waits 20 minutes from when the checkout was closed', () => {
    const closed = order({ waitsUntil: waitFromClosing(at(2)) });
    const known = { order: closed, payments: payments('authorized') };
    expect([stateAt(21, known), stateAt(22, known)]).toEqual(['waiting', 'not-paid']);
    const told = tellPayment({ ...known, refunds: [] }, at(3));
    expect(told.until).toEqual(at(22));
  });

  it('closed with nothing paid is not paid at once', () => {
    expect(stateAt(2, { order: order({ waitsUntil: at(2) }) })).toBe('not-paid');
  });

  it('that was closed by us tells the same', () => {
    const known = { order: order({ state: 'closed' }), payments: payments('authorized') };
    expect([stateAt(29, known), stateAt(30, known)]).toEqual(['waiting', 'not-paid']);
    expect(stateAt(1, { order: order({ state: 'closed' }) })).toBe('not-paid');
  });

  it('made by a version that knew of no wait: waits half an hour for a payment that is known', () => {
    const old = order({ waitsUntil: null });
    const known = { order: old, payments: payments('created') };
    expect([stateAt(29, known), stateAt(30, known)]).toEqual(['waiting', 'not-paid']);
    expect(stateAt(0, { order: old })).toBe('not-paid');
  });

  it('of which another amount was taken is refunded', () => {
    const known = { order: order({ waitsUntil: at(1) }), payments: goingBack };
    expect(stateAt(2, { ...known, refunds: refunds('due') })).toBe('refunding');
    expect(stateAt(2, { ...known, refunds: refunds('processed') })).toBe('refunded');
  });
});

describe('an order that is paid', () => {
  it.each<[string, Known, string]>([
    ['given', { order: paidWith('given'), payments: payments('captured'), refunds: [] }, 'paid'],
    [
      'given, a second payment given back',
      { order: paidWith('given'), payments: goingBack, refunds: refunds('due') },
      'paid',
    ],
    [
      'not given',
      { order: paidWith('refused'), payments: payments('captured'), refunds: refunds('due') },
      'refunding',
    ],
    [
      'taken back',
      { order: paidWith('taken-back'), payments: goingBack, refunds: refunds('processed', 'sent') },
      'refunding',
    ],
    [
      'money is back',
      { order: paidWith('taken-back'), payments: goingBack, refunds: refunds('processed') },
      'refunded',
    ],
    [
      'cancelled with nothing to give',
      { order: paidWith('taken-back'), payments: payments('captured'), refunds: [] },
      'paid',
    ],
    [
      'the bank took it back',
      { order: paidWith('taken-back'), payments: lost, refunds: [] },
      'refunded',
    ],
  ])('%s', (_, known, expected) => {
    for (const minutes of [0, 60, 600_000]) expect(stateAt(minutes, known)).toBe(expected);
  });
});

const anyPayment = fc.constantFrom('created', 'failed', 'authorized', 'returned', 'captured');

it('whatever is known: nothing waits later than 20 minutes after the checkout and what was captured', () => {
  const anyOrder = fc.record({
    state: fc.constantFrom('open', 'closed'),
    waitsUntil: fc.option(fc.integer({ min: 0, max: 30 }).map(at)),
  });
  const known = fc.tuple(anyOrder, fc.array(anyPayment, { maxLength: 4 }));
  fc.assert(
    fc.property(known, fc.integer({ min: 30, max: 20_000 }), ([changes, made], minutes) => {
      const state = stateAt(minutes, { order: order(changes), payments: payments(...made) });
      expect(['not-paid', 'refunding']).toContain(state);
    }),
    { seed: 20_261_128 },
  );
});

it('told of once a checkout was handed out or a payment seen; recent for 11 days', () => {
  const silent = order({ waitsUntil: null });
  expect(isTold({ order: silent, payments: [] })).toBe(false);
  expect(isTold({ order: silent, payments: payments('failed') })).toBe(true);
  expect(isTold({ order: order(), payments: [] })).toBe(true);
  const after = (days: number): Date => new Date(START.getTime() + days * DAY_MS);
  expect([isRecent(START, after(10.9)), isRecent(START, after(11))]).toEqual([true, false]);
});
