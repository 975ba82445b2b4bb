import { expect, it } from 'vitest';
import { clearTab, dropFromTab, keepInTab, readFromTab } from './tab-storage.ts';
import { clearToken, settleRenewal, storeToken } from './token.ts';

it('keeps a value until it is dropped', () => {
  keepInTab('birth', { dob: '1 May 1990' });
  expect(readFromTab('birth')).toEqual({ dob: '1 May 1990' });
  dropFromTab('birth');
  expect(readFromTab('birth')).toBeUndefined();
});

it('reads nothing from what somebody else wrote there', () => {
  window.sessionStorage.setItem('own:birth', '{broken');
  expect(readFromTab('birth')).toBeUndefined();
});

it('drops what is the person’s and nothing else', () => {
  keepInTab('birth', 1);
  window.sessionStorage.setItem('pendingOrder', 'x');
  clearTab();
  expect(readFromTab('birth')).toBeUndefined();
  expect(window.sessionStorage.getItem('pendingOrder')).toBe('x');
});

it('survives signing in, and goes at signing out', () => {
  keepInTab('birth', 1);
  storeToken('token-of-somebody-0001');
  expect(readFromTab('birth')).toBe(1);
  clearToken();
  expect(readFromTab('birth')).toBeUndefined();
});

it('goes when somebody signs out in another tab, and when another person goes on here', () => {
  keepInTab('birth', 1);
  settleRenewal(true);
  expect(readFromTab('birth')).toBe(1);
  settleRenewal(false);
  expect(readFromTab('birth')).toBeUndefined();
});
