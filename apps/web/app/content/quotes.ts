/** Encouraging sentences of our own, attributed to nobody. */
export const QUOTES = [
  'A small step today is still a step.',
  'You can be gentle with yourself and still grow.',
  'The sky may set the mood; the next move is yours.',
  'Asking for help is a skill, and you are learning it.',
  'Rest is part of the work.',
] as const;
