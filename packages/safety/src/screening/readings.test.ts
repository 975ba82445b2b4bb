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

  it.each([
    ['p0ison', 'poison'],
    ['k1ll', 'kill'],
    ['kil1', 'kill'],
    ['d3ath', 'death'],
    ['de4th', 'death'],
    ['5uicide', 'suicide'],
    ['dea7h', 'death'],
    ['a8ortion', 'abortion'],
    ['9emstone', 'gemstone'],
    ['de@th', 'death'],
    ['di$ease', 'disease'],
    ['k!ll', 'kill'],
    ['ki|l', 'kill'],
    ['d€ath', 'death'],
    ['ki££', 'kill'],
  ])('reads the signs of %s as letters: %s', (text, meant) => {
    expect(readingsOf(text)).toContain(meant);
  });

  it.each([
    ['авекмнорстухіјѕԁһԛԝӏ', 'abekmhopctyxijsdhqwl'],
    ['ɡɑıłøđʟɪᴅᴇ', 'gailodlide'],
    ['αβεηικνορτυχω', 'abenikvoptuxw'],
    ['०१२३४५६७८९', '0123456789'],
  ])('reads each of %s as what it looks like', (text, meant) => {
    expect(readingsOf(text)).toContain(meant);
  });

  it('leaves numbers numbers', () => {
    expect(readingsOf('born 8 45')).toEqual(['born 8 45']);
  });

  it('gives a plain text once', () => {
    expect(readingsOf('When will I marry?')).toEqual(['when will i marry']);
  });

  it('does not take stars for a word', () => {
    expect(readingsOf('******* ok')).toEqual(['ok']);
  });
});
