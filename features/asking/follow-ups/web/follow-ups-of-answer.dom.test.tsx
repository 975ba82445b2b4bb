import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { takeFollowUp } from '../contract/routes.ts';
import type { FollowUps } from '../contract/schemas.ts';
import { FollowUpsOfAnswer } from './follow-ups-of-answer.tsx';

const WAIT = '0198c0de-0000-7000-8000-000000000001';
const EARLIER = '0198c0de-0000-7000-8000-000000000002';
const OFFERED = [
  { id: WAIT, en: 'And if I wait?', hi: 'और अगर मैं रुकूँ?' },
  { id: EARLIER, en: 'What if I was born earlier?', hi: 'अगर जन्म पहले हुआ होता?' },
];
const FRESH: FollowUps = { left: 1, offered: OFFERED, told: [] };
const TOLD: FollowUps = {
  left: 0,
  offered: OFFERED.slice(1),
  told: [
    {
      id: WAIT,
      en: { question: 'And if I wait?', answer: 'Later is about as good.' },
      hi: { question: 'और अगर मैं रुकूँ?', answer: 'बाद का समय भी अच्छा है।' },
      toldAt: '2026-11-23T09:00:00.000Z',
    },
  ],
};

const show = (followUps: FollowUps, language: 'en' | 'hi' = 'en') =>
  render(<FollowUpsOfAnswer followUps={followUps} language={language} />, { wrapper: pageAt('/') });
const button = (name: string) => screen.queryByRole('button', { name });

test('the chosen one is told in place, takes the focus, and the others go', async () => {
  serve(takeFollowUp, TOLD);
  show(FRESH);
  expect(screen.queryByRole('heading', { name: 'One question more, free' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'And if I wait?' }));
  await settle();
  expect(asked(takeFollowUp).map(({ body }) => body)).toEqual([{ id: WAIT }]);
  expect(screen.queryByText('Later is about as good.')).not.toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('And if I wait?');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('of two allowed the other stays to be chosen', async () => {
  serve(takeFollowUp, { ...TOLD, left: 1 });
  show({ ...FRESH, left: 2 });
  expect(screen.queryByRole('heading', { name: '2 questions more, free' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'And if I wait?' }));
  await settle();
  expect(button('And if I wait?')).toBeNull();
  expect(button('What if I was born earlier?')).not.toBeNull();
});

test('a kept one is told in the language shown, without taking the focus', () => {
  show(TOLD, 'hi');
  expect(screen.queryByText('बाद का समय भी अच्छा है।')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('a refusal is said beside the buttons, which stay', async () => {
  serve(takeFollowUp, refuse('follow-up.spent'));
  show(FRESH);
  fireEvent.click(screen.getByRole('button', { name: 'And if I wait?' }));
  await settle();
  expect(screen.getByRole('alert').textContent).toMatch(/are used/);
  expect(button('And if I wait?')).not.toBeNull();
});
