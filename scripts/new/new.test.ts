import { NOUNS } from '../boundaries/floors.ts';
import { type Area, AREAS, QUESTION_AREAS } from '@dhruva/jyotish/vocabulary';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { newFeature } from './feature.ts';
import { entryOf } from './insert.ts';
import { project, Refusal, type Texts } from './project.ts';
import { newQuestion, type QuestionWish } from './question.ts';
import { MARKS, unwrittenTexts } from './question-texts.ts';

/** What is put into each file that is there, without the writing. */
const added = (texts: Texts): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...texts]
      .filter(([path]) => project.has(path))
      .map(([path, text]) => {
        const before = new Set(project.text(path).split('\n'));
        return [path, text.split('\n').filter((line) => !before.has(line))];
      }),
  );

const WISH: QuestionWish = {
  id: 'learn-to-swim',
  area: 'family',
  text: 'Is this a good year for us to learn to swim?',
  hindi: 'क्या इस साल तैरना सीखना हमारे लिए अच्छा है?',
};

const cheapOf = (area: Area) =>
  QUESTIONS.filter(({ id, tier }) => tier === 99 && QUESTION_AREAS[id] === area);

describe('a new question', () => {
  it('is written into nine files, below the last ₹99 question of its area', () => {
    const texts = newQuestion(WISH);
    expect([...texts.keys()].filter((path) => !project.has(path))).toEqual([]);
    expect(texts.size).toBe(9);
    for (const [path, text] of texts) {
      const [entry = ''] = text.match(entryOf(WISH.id)) ?? [];
      const [above = ''] = text.match(entryOf(cheapOf('family').at(-1)?.id ?? '')) ?? [];
      expect(text).toContain(`${above}\n${entry}\n`);
      expect(text.split(`${entry}\n`).join('')).toBe(project.text(path));
    }
  });

  it('stands below the question that is named, at its price', () => {
    const texts = newQuestion({ ...WISH, after: 'married-life' });
    const catalogue = texts.get('features/asking/questions/contract/catalogue.ts') ?? '';
    expect(catalogue).toMatch(/'married-life': .*\n {2}'learn-to-swim': .* tier: 199 \},/);
  });

  it.each(AREAS)('stands below a question that is named in the area %s', (area) => {
    const after = QUESTIONS.find(({ id }) => QUESTION_AREAS[id] === area)?.id;
    expect(newQuestion({ ...WISH, area, after }).size).toBe(9);
  });

  it.each(AREAS.filter((area) => cheapOf(area).length > 0))(
    'finds its place in the area %s by itself',
    (area) => expect(newQuestion({ ...WISH, area }).size).toBe(9),
  );

  it.each(AREAS.filter((area) => cheapOf(area).length === 0))(
    'asks for its place in the area %s, which has none of its price',
    (area) =>
      expect(() => newQuestion({ ...WISH, area })).toThrow(/name one to stand below with --after/),
  );

  it('is marked as unwritten in each of its texts', () => {
    const texts = [...unwrittenTexts('en', WISH.text), ...unwrittenTexts('hi', WISH.hindi)];
    expect(new Set(texts).size).toBe(18);
    const isMarked = (text: string) => MARKS.some((mark) => text.toLowerCase().includes(mark));
    expect(texts.filter((text) => !isMarked(text))).toEqual([]);
  });

  it.each<[string, Partial<QuestionWish>, RegExp]>([
    ['an id that is taken', { id: 'in-laws' }, /There is a question in-laws already/],
    ['an id in another spelling', { id: 'Learn_to_swim' }, /not in kebab-case/],
    ['an area that is none', { area: 'pets' }, /no area "pets"\. There are: career-job, /],
    ['a place that is none', { after: 'nowhere' }, /no question "nowhere" to stand below/],
    ['a text without question mark', { text: 'Learn to swim' }, /end with a question mark/],
    ['a text that is taken', { text: 'Which field of study suits me?' }, /with this text already/],
    ['Hindi in Latin letters', { hindi: 'Kya yah accha hai?' }, /in Devanagari/],
    ['a harmful matter', { text: 'Which lottery number will surely win?' }, /may not say: /],
  ])('is refused: %s', (_, change, says) => {
    expect(() => newQuestion({ ...WISH, ...change })).toThrow(says);
    expect(() => newQuestion({ ...WISH, ...change })).toThrow(Refusal);
  });
});

describe('a new feature', () => {
  const texts = newFeature({ floor: 'care', noun: 'day-book' });

  it('is a folder, a page, and a line or two in each list', () => {
    const own = [...texts.keys()].filter((path) => !project.has(path));
    expect(own).toContain('features/care/day-book/server/day-book.routes.ts');
    expect(
      own.filter((path) => !/^features\/care\/day-book\/|pages\/day-book\.tsx$/.test(path)),
    ).toEqual([]);
    expect(Object.fromEntries(added(texts))).toEqual({
      'scripts/boundaries/floors.ts': [expect.stringMatching(/^ {2}care: \[.*, 'day-book'\],$/)],
      'docs/architecture.md': [expect.stringMatching(/^\| care \| .* · day-book \|$/)],
      'apps/contract/src/all-routes.ts': [
        "import * as dayBook from '@dhruva/care/day-book/contract/routes';",
        '  dayBook,',
      ],
      'apps/server/src/app.ts': [
        "import { registerDayBook } from '@dhruva/care/day-book/server/day-book.routes';",
        '  registerDayBook(app, deps);',
      ],
      'apps/web/project.inlang/settings.json': [
        expect.stringContaining('features/care/day-book/words/{locale}.json",'),
      ],
      'apps/web/app/routes.ts': ["  route('day-book', 'pages/day-book.tsx'),"],
      'e2e/pictures/pages.ts': ["  { route: '/day-book', name: 'day-book', differs: true },"],
      'e2e/seo.spec.ts': ["  '/day-book',"],
    });
  });

  it('leaves no slot open and takes each sentence it shows from its own words', () => {
    const own = [...texts].filter(([path]) => path.includes('day-book'));
    expect(own.filter(([path, text]) => /\{\{\w+\}\}/.test(path + text))).toEqual([]);
    const shown = own.flatMap(([, text]) =>
      [...text.matchAll(/\bm\.(\w+)\(/g)].map(([, key]) => key),
    );
    const words = JSON.parse(texts.get('features/care/day-book/words/en.json') ?? '{}') as object;
    expect(new Set(shown)).toEqual(new Set(Object.keys(words)));
  });

  it.each([
    ['a floor that is none', 'attic', 'diary', /no floor "attic"\. There are: account, /],
    ['a noun that is there', 'care', 'plans', /a noun plans already/],
    ['another spelling', 'care', 'dayBook', /not in kebab-case/],
    ['a word of the language', 'care', 'class', /a word of the language/],
    ['a page that is there', 'care', 'faq', /a page \/faq already/],
    ['sentences that are there', 'care', 'page', /sentences that begin with page_ already/],
  ])('is refused: %s', (_, floor, noun, says) => {
    expect(() => newFeature({ floor, noun })).toThrow(says);
    expect(() => newFeature({ floor, noun })).toThrow(Refusal);
  });

  it('fits on every floor', () => {
    const floors = new Set(NOUNS.map((noun) => noun.split('/')[0] ?? ''));
    for (const floor of floors)
      expect(
        newFeature({ floor, noun: 'day-book' }).has(`features/${floor}/day-book/README.md`),
      ).toBe(true);
  });
});
