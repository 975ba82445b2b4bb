import { MAX_REPORT_CHARS } from '@dhruva/kernel/limits';
import { expect, it } from 'vitest';
import { readReport } from './report.rules.ts';

it('takes text in any script, with its lines', () => {
  expect(readReport('\uFEFF Findings\r\n\tनींद कम है\rRest. 🙂\n')).toEqual({
    kind: 'read',
    text: 'Findings\n\tनींद कम है\nRest. 🙂',
  });
});

it('takes as much as is allowed and no more', () => {
  expect(readReport('क'.repeat(MAX_REPORT_CHARS)).kind).toBe('read');
  expect(readReport('a'.repeat(MAX_REPORT_CHARS + 1))).toEqual({
    kind: 'refused',
    problem: 'the report has 40001 characters; at most 40000 are taken',
  });
});

it.each([
  ['nothing', '', 'the report is empty'],
  ['spaces', ' \n\t ', 'the report is empty'],
  ['a PDF', '%PDF-1.7\n%\uFFFD\uFFFD', 'this is no plain text in UTF-8'],
  ['UTF-16', 'R\u0000e\u0000', 'this is no plain text in UTF-8'],
  ['what steers a terminal', 'Rest\u001B[2J', 'this is no plain text in UTF-8'],
])('refuses %s', (_, file, problem) => {
  expect(readReport(file)).toEqual({ kind: 'refused', problem });
});
