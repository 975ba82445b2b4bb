/** A mail as plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The text of a mail: a greeting, by name where there is one, its lines, who writes, and what stands below that. */
export const letterText = (
  name: string,
  lines: readonly string[],
  below: readonly string[] = [],
): string =>
  [
    name === '' ? 'Hello,' : `Hello ${name},`,
    '',
    ...lines,
    '',
    'Dhruva',
    ...(below.length === 0 ? [] : ['', ...below]),
  ].join('\n');
