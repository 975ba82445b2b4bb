import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { answer } from '../../contract/schemas.ts';
import { KEPT_ANSWERS } from '@dhruva/web/test/kept-answers.ts';
import { AnswerView } from './answer-view.tsx';

type Kept = keyof typeof KEPT_ANSWERS;

const KEPT = Object.keys(KEPT_ANSWERS) as Kept[];
const { shape1, shape2 } = KEPT_ANSWERS;

const show = (kept: Kept, language: 'en' | 'hi' = 'en'): HTMLElement => {
  window.localStorage.setItem('answerLanguage', language);
  render(
    <MemoryRouter>
      <AnswerView answer={answer.parse(KEPT_ANSWERS[kept])} />
    </MemoryRouter>,
  );
  return screen.getByRole('article');
};

/** The pictures are loaded after the text. */
const PATIENTLY = { timeout: 60_000 };

const headings = (article: HTMLElement): (string | null)[] =>
  within(article)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Whether the texts stand in the article, one after the other. */
const expectInOrder = (article: HTMLElement, texts: readonly string[]): void => {
  const places = texts.map((text) => article.textContent.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

test.each(KEPT)('the contract reads a kept answer and takes nothing from it: %s', (kept) => {
  expect(answer.parse(KEPT_ANSWERS[kept])).toEqual(KEPT_ANSWERS[kept]);
});

test('the contract reads no shape it does not know', () => {
  expect(answer.safeParse({ ...shape2, shape: 3 }).success).toBe(false);
});

test('the months one by one stand after the windows where the answer was told in depth', () => {
  const monthByMonth = ['December 2026: better than most.', 'January 2027: the best of these.'];
  window.localStorage.setItem('answerLanguage', 'en');
  render(
    <MemoryRouter>
      <AnswerView answer={answer.parse({ ...shape2, monthByMonth })} />
    </MemoryRouter>,
  );
  const article = screen.getByRole('article');
  expect(within(article).getByRole('heading', { name: 'Month by month' })).toBeTruthy();
  expectInOrder(article, [...shape2.windows.map(({ text }) => text), ...monthByMonth]);
});

describe('an answer of shape 1', () => {
  test('is shown as it was: in parts, nothing folded away', async () => {
    const article = show('shape1');
    expect(headings(article).slice(0, 6)).toEqual([
      'Trend',
      'When',
      'Why',
      'How sure',
      'What you can do',
      'Details used',
    ]);
    expectInOrder(article, [
      shape1.direct,
      shape1.trendText,
      ...shape1.windows.map(({ text }) => text),
      shape1.windowsNote,
      shape1.sure,
      ...shape1.advice,
      shape1.caveat,
    ]);
    expect(within(article).queryByText('The astrology behind it')).toBeNull();
    await within(article).findByRole('img', { name: /^Support from period/ }, PATIENTLY);
    await within(article).findByRole('table', { name: /^Houses from the rising sign/ }, PATIENTLY);
  });

  test('without Hindi, months and chart, is shown in English where Hindi is chosen', () => {
    const article = show('oldest', 'hi');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(headings(article)).toContain('When');
    expectInOrder(article, [shape1.direct, ...shape1.advice, shape1.caveat]);
  });
});

describe('an answer of shape 2', () => {
  test('is told as a reading, with the astrology behind it folded away', async () => {
    const article = show('shape2');
    const chart = await within(article).findByRole(
      'table',
      { name: /^Houses from the rising sign/ },
      PATIENTLY,
    );
    expect(headings(article)).toEqual([
      'Looking back',
      'The months ahead',
      'A plan',
      'How sure',
      'Why',
      'The chart, and what was used of it',
      'Details used',
    ]);
    expectInOrder(article, [
      shape2.direct,
      shape2.trendText,
      ...shape2.reading,
      ...shape2.past,
      ...shape2.windows.map(({ text }) => text),
      shape2.windowsNote,
      ...shape2.advice,
      shape2.custom,
      shape2.sure,
      'The astrology behind it',
      shape2.caveat,
    ]);
    const folded = article.querySelector('details.printed-open');
    expect(folded?.hasAttribute('open')).toBe(false);
    expect(folded?.contains(chart)).toBe(true);
    for (const { text, source } of shape2.factors) {
      expect(folded?.textContent).toContain(text);
      expect(folded?.textContent).toContain(source);
    }
    const steps = [...article.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(steps).toEqual(shape2.advice);
  });

  test('is told in Hindi where Hindi is chosen', () => {
    const article = show('shape2', 'hi');
    const { hi } = shape2;
    expectInOrder(article, [hi.direct, ...hi.reading, ...hi.past, ...hi.advice, hi.custom]);
    expect(article.textContent).not.toContain(shape2.direct);
    expect(headings(article)).toContain('पीछे मुड़कर देखें');
  });

  test('leaves out what it has not: a past, a trend, months, a custom', () => {
    const { custom: _, timeline: __, chart: ___, ...rest } = answer.parse(shape2);
    const bare = { ...rest, past: [], trend: null, windows: [], windowsNote: '' };
    render(
      <MemoryRouter>
        <AnswerView answer={bare} />
      </MemoryRouter>,
    );
    expect(headings(screen.getByRole('article'))).toEqual([
      'A plan',
      'How sure',
      'Why',
      'Details used',
    ]);
  });
});
