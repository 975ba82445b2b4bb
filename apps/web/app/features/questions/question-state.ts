import type { Answer, UserDetails } from '@dhruva/contract/predictions/schemas';

/** How far one question has come in this visit; what was delivered before comes from the server. */
export type QuestionState =
  | { readonly kind: 'unlocked'; readonly details: UserDetails }
  | { readonly kind: 'loading'; readonly details: UserDetails; readonly answer?: Answer }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly details: UserDetails; readonly reason: string };
