import { AGES } from './ages.ts';
import type { LifeFacts, UsedFact } from './life-facts.ts';

/** A case rests on values of a fact, on any other value than one, or on an age. */
type Condition =
  | { readonly fact: keyof LifeFacts; readonly values: readonly string[] }
  | { readonly fact: keyof LifeFacts; readonly not: string }
  | { readonly from: number };

/** Cases of a life that a question may be answered for. `again`: once married, free to marry anew. */
export const LIFE_CASES = {
  single: { fact: 'relationship', values: ['single'] },
  together: { fact: 'relationship', values: ['together'] },
  engaged: { fact: 'relationship', values: ['engaged'] },
  married: { fact: 'relationship', values: ['married'] },
  separated: { fact: 'relationship', values: ['separated'] },
  widowed: { fact: 'relationship', values: ['widowed'] },
  again: { fact: 'relationship', values: ['separated', 'widowed'] },
  unpaired: { fact: 'relationship', values: ['single', 'separated', 'widowed'] },
  studying: { fact: 'work', values: ['studying'] },
  employed: { fact: 'work', values: ['employed'] },
  'own-business': { fact: 'work', values: ['own-business'] },
  'at-home': { fact: 'work', values: ['at-home'] },
  looking: { fact: 'work', values: ['looking'] },
  retired: { fact: 'work', values: ['retired'] },
  'living-abroad': { fact: 'country', not: 'IN' },
  'past-entry': AGES.pastEntry,
  'later-love': AGES.laterLove,
  'grown-children': AGES.grownChildren,
  'past-work': AGES.pastWork,
  elder: AGES.elder,
} as const satisfies Record<string, Condition>;
export type LifeCaseId = keyof typeof LIFE_CASES;

/** A case that shaped an answer, and what it rests on. */
export interface LifeCase {
  readonly id: LifeCaseId;
  readonly rests: UsedFact;
}

/** A person as far as cases go: the facts told, and the age in completed years. */
export interface Person {
  readonly facts: LifeFacts;
  readonly age: number;
}

export const ageUsed = (age: number): UsedFact => ({ kind: 'fact', key: 'age', value: `${age}` });

const isSo = (condition: Condition, value: string): boolean =>
  'values' in condition
    ? condition.values.includes(value)
    : 'not' in condition && condition.not !== value;

/** The case, where it is the person’s own; undefined where it is not, or was not told. */
export const caseOf = (id: LifeCaseId, { facts, age }: Person): LifeCase | undefined => {
  const condition: Condition = LIFE_CASES[id];
  if ('from' in condition) {
    return age >= condition.from ? { id, rests: ageUsed(age) } : undefined;
  }
  const { fact: key } = condition;
  const value = facts[key];
  if (value === undefined || !isSo(condition, value)) return undefined;
  return { id, rests: { kind: 'fact', key, value } };
};
