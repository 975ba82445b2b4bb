/** How far an answer has come in this visit; what was delivered before comes from the server. */
export type AnswerState<Details, Answer> =
  | { readonly kind: 'unlocked'; readonly details: Details }
  | {
      readonly kind: 'loading';
      readonly details: Details;
      /** When it was asked, ms since 1970. */
      readonly since: number;
      readonly answer?: Answer | string;
    }
  | { readonly kind: 'answered'; readonly answer: Answer | string }
  | { readonly kind: 'failed'; readonly details: Details; readonly reason: string };
