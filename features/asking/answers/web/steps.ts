import { m } from '@dhruva/web/paraglide/messages.js';

/** Status texts that rotate while an answer about one person, or about two, is made. */
export const QUESTION_STEPS = [
  m.answer_step_1,
  m.answer_step_2,
  m.answer_step_3,
  m.answer_step_4,
  m.answer_step_5,
  m.answer_step_6,
].map((text) => text());

export const PAIR_STEPS = [
  m.answer_pair_step_1,
  m.answer_pair_step_2,
  m.answer_pair_step_3,
  m.answer_pair_step_4,
].map((text) => text());
