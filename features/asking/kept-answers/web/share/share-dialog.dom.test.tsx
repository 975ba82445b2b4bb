import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '@dhruva/asking/answers/contract/schemas';
import { type AnswerLanguage, formatMonth, LABELS } from '@dhruva/asking/answers/web';
import { pairAnswer } from '@dhruva/asking/pairs/contract/schemas';
import { settle } from '@dhruva/web/test/clock.ts';
import { KEPT_ANSWERS, KEPT_PAIR_ANSWERS } from '@dhruva/web/test/kept-answers.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { DETAILS, PAIR, PROFILE } from '@dhruva/web/test/people.ts';
import type { KeptRecord } from '../../contract/schemas.ts';
import { ADVICE_LINES } from './advice-lines.ts';
import { ShareDialog } from './share-dialog.tsx';
import { SHARE_LABELS } from './share-labels.ts';

const RECORD = {
  id: '00000000-0000-4000-8000-00000000abcd',
  orderId: '00000000-0000-4000-8000-00000000dcba',
  state: 'answered',
  createdAt: '2026-11-22T10:00:00.000Z',
  tier: 99,
} as const;

const one = (kept: unknown): KeptRecord => {
  const told = answer.parse(kept);
  return {
    ...RECORD,
    kind: 'question',
    question: told.question,
    answer: told,
    asked: DETAILS,
    details: DETAILS,
  } as unknown as KeptRecord;
};
const two = (kept: unknown): KeptRecord => {
  const told = pairAnswer.parse(kept);
  return {
    ...RECORD,
    kind: 'compatibility',
    question: told.question,
    answer: told,
    details: PAIR,
  } as unknown as KeptRecord;
};

const KEPT: readonly (readonly [string, KeptRecord])[] = [
  ...Object.entries(KEPT_ANSWERS).map(([name, kept]) => [`one, ${name}`, one(kept)] as const),
  ...Object.entries(KEPT_PAIR_ANSWERS).map(([name, kept]) => [`two, ${name}`, two(kept)] as const),
];

/** Everything about people and their charts in a value: names, dates, times, places, positions, ids. */
const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};
/** Neither a count nor a word that fits anybody. */
const isTelling = (text: string): boolean =>
  text.length > 3 && !['self', 'other', 'female'].includes(text);

const personal = (record: KeptRecord): readonly string[] => {
  const { answer: told, ...around } = record;
  const births = Object.entries(told ?? {}).filter(([name]) =>
    /birth|chart|^self|^other/.test(name),
  );
  const known = { ...around, state: '', kind: '', question: '', tier: 0, PROFILE, births };
  return [...new Set(leaves(known))].filter(isTelling);
};
const monthsIn = (language: AnswerLanguage, { answer: told }: KeptRecord): readonly string[] =>
  (told?.windows ?? []).flatMap(({ from, to }) =>
    [from, to].map((month) => formatMonth(LABELS[language], month)),
  );

const drawn: string[] = [];

/** A brush that writes down every text it paints; jsdom has none. */
const brush = (): unknown =>
  new Proxy(
    {
      fillText: (text: string) => drawn.push(text),
      measureText: (text: string) => ({ width: text.length * 20 }),
    } as Record<string | symbol, unknown>,
    {
      get: (own, name) =>
        own[name] ??
        (name === 'createLinearGradient' || name === 'createRadialGradient'
          ? () => ({ addColorStop: () => undefined })
          : () => undefined),
    },
  );

beforeEach(() => {
  drawn.splice(0);
  vi.stubGlobal(
    'Path2D',
    class {
      rect() {}
      ellipse() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(brush as never);
});

/** All that leaves with a card: its painted words, its name for readers, and the text sent beside it. */
const sent = (): string => {
  const link = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
  const label = screen.getByRole('img').getAttribute('aria-label') ?? '';
  return [...drawn.splice(0), label, decodeURIComponent(link?.href ?? '')].join('\n');
};
const press = async (element: HTMLElement): Promise<void> => {
  act(() => void fireEvent.click(element));
  await settle();
};

test.each(
  KEPT.flatMap(([name, record]) =>
    (['en', 'hi'] as const).map((language) => [name, language, record] as const),
  ),
)('a card of %s in %s says nothing of whom it is about', async (_name, language, record) => {
  const labels = SHARE_LABELS[language];
  const shown = { record, language, open: true, onClose: () => undefined };
  render(<ShareDialog {...shown} />, { wrapper: pageAt('/') });
  await settle();
  const about = personal(record);
  expect(about).toContain(RECORD.id);
  const question = (language === 'hi' ? record.answer?.hi?.question : undefined) ?? record.question;
  for (const line of ADVICE_LINES[language]) {
    const card = sent();
    expect(card).toContain(line);
    const unasked = [question, ...monthsIn(language, record)];
    expect([...about, ...unasked].filter((each) => card.includes(each))).toEqual([]);
    await press(screen.getByRole('button', { name: labels.another }));
  }
  for (const box of screen.getAllByRole('checkbox')) await press(box);
  const ticked = sent();
  expect(ticked).toContain(question);
  expect(about.filter((each) => ticked.includes(each))).toEqual([]);
});
