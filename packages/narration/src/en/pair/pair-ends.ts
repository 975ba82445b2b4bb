/** Endings that several findings share; `%m` is the matter asked about. */

export const plain = { neutral: ['.'] };

export const LINKS = {
  for: [', which is good for %m.', ', so you meet halfway.', ', so goodwill comes easily.'],
  against: [', so say more aloud.', ', which wants patience.', ', which costs some effort.'],
} as const;

export const PLACES = {
  for: [', a place that helps.', ', which helps you pull together.', ', which is good for %m.'],
  against: [', a place for patience.', ', so one may feel overlooked.', ', a gap to bridge.'],
} as const;
