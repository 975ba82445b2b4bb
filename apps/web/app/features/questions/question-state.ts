import type { Answer, UserDetails } from '@dhruva/contract/predictions/schemas';

/** How far one question has come in this visit; what was delivered before comes from the server. */
export type QuestionState =
  | { readonly kind: 'unlocked'; readonly details: UserDetails }
  | {
      readonly kind: 'loading';
      readonly details: UserDetails;
      /** When it was asked, ms since 1970. */
      readonly since: number;
      readonly answer?: Answer;
    }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly details: UserDetails; readonly reason: string };
