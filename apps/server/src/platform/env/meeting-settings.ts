import * as z from 'zod';

const PLACEHOLDER = 'https://meet.dhruva.example';

export const MEETING_VARIABLES = {
  MEETING_BASE_URL: z.url({ protocol: /^https?$/ }).default(PLACEHOLDER),
};
const variables = z.object(MEETING_VARIABLES);

/** Production needs a real meeting address over HTTPS. */
export const meetingProblems = (
  { MEETING_BASE_URL }: z.infer<typeof variables>,
  isProduction: boolean,
): string[] => {
  if (!isProduction) return [];
  const { hostname, protocol } = new URL(MEETING_BASE_URL);
  if (hostname.endsWith('.example')) return ['MEETING_BASE_URL: is still the placeholder'];
  return protocol === 'https:' ? [] : ['MEETING_BASE_URL: must be an https address'];
};
