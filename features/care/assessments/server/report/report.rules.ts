import { MAX_REPORT_CHARS } from '@dhruva/kernel/limits';

export type ReadReport =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'refused'; readonly problem: string };

/** Characters that no text contains, and the replacement character of invalid UTF-8. */
const UNREADABLE = /(?![\n\t])[\p{Cc}\uFFFD]/u;

/** Validates the file of a report: plain text in UTF-8, neither empty nor too long. */
export const readReport = (file: string): ReadReport => {
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  if (UNREADABLE.test(text)) return { kind: 'refused', problem: 'this is no plain text in UTF-8' };
  if (text === '') return { kind: 'refused', problem: 'the report is empty' };
  if (text.length > MAX_REPORT_CHARS) {
    const problem = `the report has ${text.length} characters; at most ${MAX_REPORT_CHARS} are taken`;
    return { kind: 'refused', problem };
  }
  return { kind: 'read', text };
};
