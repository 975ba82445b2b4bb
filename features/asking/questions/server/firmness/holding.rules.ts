import { firmnessOf } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { QUESTION_AREAS } from '@dhruva/jyotish/vocabulary';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { QUESTIONS, questionById } from '../../contract/catalogue.ts';
import { misfitOf } from '../../contract/questions-that-fit.ts';
import type { KnownHolds } from './scan.rules.ts';

const MOST_OFFERED = 6;

/**
 * The questions that may be offered in place of one that is not sold: those of its price first, of these
 * first the ones about its area of life; none that does not fit the life facts told.
 */
export const insteadOf = (asked: QuestionId, facts: LifeFacts = {}): QuestionId[] => {
  const { tier } = questionById(asked);
  const distanceOf = (question: { readonly id: QuestionId; readonly tier: number }): number =>
    (question.tier === tier ? 0 : 2) +
    (QUESTION_AREAS[question.id] === QUESTION_AREAS[asked] ? 0 : 1);
  return QUESTIONS.filter(({ id }) => id !== asked && misfitOf(id, facts) === undefined)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .map(({ id }) => id);
};

/** The first six of some questions that are known to be firm enough to be sold. */
export const holdingOf = (ids: readonly QuestionId[], known: KnownHolds): QuestionId[] =>
  ids
    .filter((id) => known[id] !== undefined && firmnessOf(known[id]) !== null)
    .slice(0, MOST_OFFERED);

/** The question to judge next to find the first six that hold; undefined once they are found, or all are known. */
export const nextToOffer = (
  ids: readonly QuestionId[],
  known: KnownHolds,
): QuestionId | undefined => {
  const next = ids.find((id) => known[id] === undefined);
  const before = next === undefined ? ids : ids.slice(0, ids.indexOf(next));
  return holdingOf(before, known).length === MOST_OFFERED ? undefined : next;
};
