import { describe, expect, it } from 'vitest';
import { readingsOf } from './readings.ts';

describe('readingsOf', () => {
  it.each([
    ['D.E.A.T.H', 'death'],
    ['s u i c i d e', 'suicide'],
    ['su1c1de', 'suicide'],
    ['ki11', 'kill'],
    ['sui cide', 'suicide'],
    ['su*cide', 'suicide'],
    ['sui\u200Bci\u00ADde', 'suicide'],
    ['ｄｅａｔｈ', 'death'],
    ['d\u0435\u0430th', 'death'],
    ['déäth', 'death'],
    ['deeeeath', 'death'],
    ['killlll', 'kill'],
    ['ज़हर', 'जहर'],
    ['१२ साल', '12 साल'],
  ])('reads %s as %s', (text, meant) => {
    expect(readingsOf(text)).toContain(meant);
  });

  it('gives a plain text once', () => {
    expect(readingsOf('When will I marry?')).toEqual(['when will i marry']);
  });

  it('does not take stars for a word', () => {
    expect(readingsOf('******* ok')).toEqual(['ok']);
  });
});
