/** The state of an answer requested on this page; earlier answers come from the server. */
export type AnswerState<Details, Answer> =
  | { readonly kind: 'unlocked'; readonly details: Details }
  | {
      readonly kind: 'loading';
      readonly details: Details;
      /** When it was requested, ms since 1970. */
      readonly since: number;
      readonly answer?: Answer | string;
    }
  | { readonly kind: 'answered'; readonly answer: Answer | string }
  | { readonly kind: 'failed'; readonly details: Details; readonly reason: string };
