import { expect, test } from 'vitest';
import { DANGERS } from './danger.ts';
import { HELP_WORDS, LINES_FOR } from './help-words.ts';
import { HELPLINES } from './helplines.ts';

const NUMBERS = new Set(HELPLINES.flatMap(({ numbers }) => numbers.map(({ shown }) => shown)));

test.each(DANGERS)(
  '%s: every line is listed once, and the emergency is one of the first two',
  (danger) => {
    expect(new Set(LINES_FOR[danger])).toEqual(new Set(HELPLINES.map(({ id }) => id)));
    expect(LINES_FOR[danger]).toHaveLength(HELPLINES.length);
    expect(LINES_FOR[danger].slice(0, 2)).toContain('emergency');
  },
);

test.each(Object.entries(HELP_WORDS))(
  '%s: the words name no number but those of the helplines',
  (_, words) => {
    const said = Object.values(words.lead).flatMap((lead) => lead.match(/\d{3,}/gu) ?? []);
    for (const number of said) expect(NUMBERS).toContain(number);
    expect(words.lead.violence).toMatch(/181.*1098.*112/u);
  },
);
