import { describe, expect, it, test } from 'vitest';
import { Refusal, replyTo } from './json-lines.ts';

const echo = (line: object) => ({ seen: Object.keys(line) });

describe('a reply to each line', () => {
  it('carries the id', () => {
    expect(replyTo('{"id":"a","x":1}', echo)).toEqual({ id: 'a', seen: ['id', 'x'] });
    expect(replyTo('{}', echo)).toEqual({ id: null, seen: [] });
  });

  test.each([
    ['{"id":', 'request.broken-json'],
    ['null', 'request.invalid'],
    ['[1]', 'request.invalid'],
    ['"text"', 'request.invalid'],
  ])('%s → %s', (text, error) => {
    expect(replyTo(text, echo)).toMatchObject({ id: null, error });
  });

  it('names a refusal by code and sentence', () => {
    const refuse = () => {
      throw new Refusal('birth.time-gap');
    };
    expect(replyTo('{"id":7}', refuse)).toEqual({
      id: 7,
      error: 'birth.time-gap',
      message: expect.stringContaining('moved forward'),
    });
  });
});
