import { keepWish, useWishFor, type Wish, wishLink } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { type Question, QUESTIONS, questionById } from '../contract/catalogue.ts';

type Id = Question['id'];

declare module '@dhruva/account/auth/web/wish' {
  interface Wishes {
    /** A question to ask; `whose`: of whose birth its form asks first. */
    readonly question: { readonly question: string; readonly whose: 'self' | 'other' };
  }
}

const wishOf = (id: Id, whose: 'self' | 'other'): Wish<'question'> => ({
  kind: 'question',
  at: '/Question',
  title: questionById(id).text,
  lead: m.questions_login_first(),
  question: id,
  whose,
});

/** Keeps a question as wanted: it stands open on the questions page until it is answered or closed. */
export const wantQuestion = (id: Id, whose: 'self' | 'other' = 'self'): void =>
  keepWish(wishOf(id, whose));

/** Attributes of a link to the questions page that opens this question there. */
export const questionLink = (id: Id, whose: 'self' | 'other' = 'self') =>
  wishLink(wishOf(id, whose));

/** The question that is wanted, if it is one of the catalogue. */
export const useWantedQuestion = ():
  | { readonly id: Id; readonly whose: 'self' | 'other' }
  | undefined => {
  const wish = useWishFor('question');
  const id = QUESTIONS.find((question) => question.id === wish?.question)?.id;
  if (!wish || !id) return undefined;
  return { id, whose: wish.whose === 'other' ? 'other' : 'self' };
};
