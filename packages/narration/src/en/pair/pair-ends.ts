/** Endings that several findings share; `%m` is the matter asked about. */

export const plain = { neutral: ['.'] };

export const LINKS = {
  for: [
    ', which is good for %m.',
    '. The two meet each other halfway.',
    ', so goodwill comes easily.',
  ],
  against: [
    ', so more has to be said aloud.',
    '. This asks for patience on both sides.',
    ', which costs some effort at first.',
  ],
} as const;

export const PLACES = {
  for: [
    ', a place that helps.',
    ', which brings the two of you closer.',
    '. That distance is good for %m.',
  ],
  against: [
    ', a place that asks for patience.',
    ', so one side may feel less seen.',
    '. That distance wants a bridge now and then.',
  ],
} as const;
