import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { settle } from '../../test/clock.ts';
import { lazyWithFallback } from './lazy-with-fallback.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const NO_NETWORK = async () => Promise.reject(new TypeError('Failed to fetch'));

test('a part that cannot be fetched says so in its place, and what is around it stays', async () => {
  const Part = lazyWithFallback(NO_NETWORK);
  render(
    <>
      <a href="tel:14416">14416</a>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.getByRole('link', { name: '14416' })).toBeTruthy();
});

test('or another stands in for it', async () => {
  const Part = lazyWithFallback(NO_NETWORK, () => 'Plain');
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );
  await settle();
  expect(document.body.textContent).toBe('Plain');
});
