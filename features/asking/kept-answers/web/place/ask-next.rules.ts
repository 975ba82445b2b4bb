import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { COMPATIBILITY_QUESTIONS } from '@dhruva/asking/pairs/contract/catalogue';
import {
  type Question,
  questionByText,
  QUESTIONS,
} from '@dhruva/asking/questions/contract/catalogue';
import { misfitOf } from '@dhruva/asking/questions/contract/questions-that-fit';
import { areaOf } from '../../contract/told-windows.ts';

const COUNT = 3;

/** Matters that lie near one another: what somebody may ask about next. */
const NEAR: readonly (readonly string[])[] = [
  ['career-job', 'government-job', 'business', 'wealth'],
  ['wealth', 'property-vehicle', 'business'],
  ['marriage-timing', 'love-marriage', 'spouse-nature', 'marital-harmony'],
  ['marital-harmony', 'children'],
  ['education', 'foreign', 'career-job'],
];

/** 0: the same matter, 1: one near it, 2: another. */
const distance = (from: Question, to: Question): number => {
  const [here, there] = [areaOf(from.text), areaOf(to.text)];
  if (here === there) return 0;
  return NEAR.some((near) => near.includes(here) && near.includes(there)) ? 1 : 2;
};

/** Each list after another, in turn: the first of each, then the second of each. */
const inTurn = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  );
};

/**
 * Up to three questions to ask after this one: not asked before, fitting the life facts known of the person,
 * of the same matter and of those near it in turn, in the order of the catalogue. Of the same price first.
 */
export const nextQuestions = (
  text: string,
  asked: readonly string[],
  facts: LifeFacts,
): readonly Question[] => {
  const from = questionByText(text);
  if (from === undefined) return [];
  const open = QUESTIONS.filter(
    (question) =>
      question.id !== from.id &&
      !asked.includes(question.text) &&
      misfitOf(question.id, facts) === undefined,
  ).toSorted((a, b) => Number(a.tier !== from.tier) - Number(b.tier !== from.tier));
  const by = (wanted: number) => open.filter((question) => distance(from, question) === wanted);
  return [...inTurn([by(0), by(1)]), ...by(2)].slice(0, COUNT);
};

/** Up to three questions about two people that were not asked yet of the same two. */
export const nextPairQuestions = (asked: readonly string[]): readonly { readonly text: string }[] =>
  COMPATIBILITY_QUESTIONS.filter(({ text }) => !asked.includes(text)).slice(0, COUNT);
