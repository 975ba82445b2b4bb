import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';

/** A delivered answer, by the id of its record: what leads to its screen. */
export interface Delivered {
  readonly id: string;
}

/** The address of the screen of an answer. */
export const answerAddress = ({ id }: Delivered): string => `/answers?id=${id}`;

/** Leads to the screen of an answer that was just delivered. */
export const DeliveredAnswer = ({ answer }: { readonly answer: Delivered }) => (
  <LinkButton to={answerAddress(answer)}>{m.answer_read()}</LinkButton>
);
