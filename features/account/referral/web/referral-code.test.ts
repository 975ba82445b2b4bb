import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deleteStoredReferralCode,
  storeReferralCode,
  readStoredReferralCode,
  referralCodeIn,
} from './referral-code.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['?ref=ABCDEFG9', 'ABCDEFG9'],
  ['?utm=x&ref=%20abcdefg9', 'ABCDEFG9'],
  ['?ref=ABCDE', undefined],
  ['?ref=ABCDEFGHIJKLM', undefined],
  ['?ref=<script>', undefined],
  ['?ref=', undefined],
  ['', undefined],
])('reads the code of %j as %j', (query, code) => {
  expect(referralCodeIn(query)).toBe(code);
});

describe('a kept code', () => {
  it('waits until it is forgotten; the last link wins', () => {
    vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() });
    storeReferralCode('?ref=FIRSTONE');
    storeReferralCode('?ref=SECOND22');
    storeReferralCode('?page=2');
    expect(readStoredReferralCode()).toEqual({ referralCode: 'SECOND22' });
    deleteStoredReferralCode();
    expect(readStoredReferralCode()).toEqual({});
  });

  it('lies in the tab when the browser keeps nothing longer', () => {
    vi.stubGlobal('window', {
      sessionStorage: memory(),
      get localStorage(): Storage {
        throw new Error('SecurityError');
      },
    });
    storeReferralCode('?ref=ABCDEFG9');
    expect(readStoredReferralCode()).toEqual({ referralCode: 'ABCDEFG9' });
  });

  it('is lost, without harm, where nothing may be kept', () => {
    const full = () => ({
      ...memory(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    vi.stubGlobal('window', { localStorage: full(), sessionStorage: full() });
    storeReferralCode('?ref=ABCDEFG9');
    expect(readStoredReferralCode()).toEqual({});
  });

  it('is not taken when something else wrote it', () => {
    const local = memory();
    local.setItem('referralCode', 'not a code');
    vi.stubGlobal('window', { localStorage: local, sessionStorage: memory() });
    expect(readStoredReferralCode()).toEqual({});
  });
});
