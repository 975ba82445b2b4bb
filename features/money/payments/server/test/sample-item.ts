import { addDays, weekdayOf } from '@dhruva/civil-time';
import { COMPATIBILITY_QUESTIONS } from '@dhruva/asking/pairs/contract/catalogue';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { SLOTS, THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import type { PurchaseItem } from '@dhruva/money/payments/contract/item';
import { PAIR, PUNE_1990 } from '@dhruva/server/test/births.ts';
import { customPackage, therapy } from '@dhruva/server/test/purchase-fixtures.ts';

export const KINDS = ['question', 'compatibility', 'custom-package', 'therapy', 'plan'] as const;
export type Kind = (typeof KINDS)[number];

const SUNDAY = 7;
/** The range of days that stay bookable while a test moves its clock. */
const AHEAD = { first: 30, days: 50 } as const;

const at = <T>(list: readonly T[], number: number): T => {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
};

/** The same for a whole file: a slot has one date, even around midnight. */
const TODAY = new Date().toISOString().slice(0, 10);

/** An endless supply of bookable slots: by therapist, slot, day. */
const slotOf = (number: number) => {
  const perDay = THERAPIST_IDS.length * SLOTS.length;
  const date = addDays(TODAY, AHEAD.first + (Math.floor(number / perDay) % AHEAD.days));
  return {
    therapistId: at(THERAPIST_IDS, number),
    slot: at(SLOTS, Math.floor(number / THERAPIST_IDS.length)),
    date: weekdayOf(date) === SUNDAY ? addDays(date, AHEAD.days + 3) : date,
  };
};

/** The `number`-th item of a kind; each therapist session has a slot of its own. */
export const sampleItem = (kind: Kind, number = 0): PurchaseItem => {
  switch (kind) {
    case 'question':
      return { kind, questionId: at(QUESTIONS, number).id, userDetails: PUNE_1990 };
    case 'compatibility':
      return { kind, questionId: at(COMPATIBILITY_QUESTIONS, number).id, ...PAIR };
    case 'custom-package':
      return customPackage();
    case 'therapy':
      return therapy(slotOf(number));
    case 'plan':
      return { kind, planId: 'pack-6' };
  }
};
