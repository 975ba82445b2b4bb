import { expect, test } from 'vitest';
import { hearsLine } from './hears-line.ts';
import { replyTo } from './lines/json-lines.ts';

const reply = (line: object): object => replyTo(JSON.stringify({ id: 'a', ...line }), hearsLine);

test('names whose danger a text speaks of, under the id', () => {
  expect(reply({ text: 'I want to kill myself' })).toEqual({ id: 'a', hears: ['self'] });
  expect(reply({ text: 'When will I get a job?' })).toEqual({ id: 'a', hears: [] });
});

test('refuses what is no text, and goes on', () => {
  expect(reply({ text: 5 })).toMatchObject({ id: 'a', error: 'request.invalid' });
});
