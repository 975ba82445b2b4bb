import type { EvidenceOf, Finding, Judgement } from '@dhruva/jyotish';
import { TRENDS, type Trend } from '@dhruva/jyotish/vocabulary';
import { evidenceOf } from '../../specifics.ts';
import { capitalised } from '../../text.ts';
import type { Locale } from './locale.ts';
import type { Look, Period, Phrases } from './phrases.ts';
import { whenInWords } from './when.ts';

type End = EvidenceOf<'specific.leaning'>['towards'];

/** Options that act on what was asked about, as opposed to those that leave things as they are. */
const ACTING: readonly End[] = ['business', 'move', 'change', 'settle', 'partner'];
const STAYING: readonly End[] = ['job', 'stay', 'return', 'alone'];

const pullsAgainst = (towards: End, trend: Trend | null): boolean => {
  if (trend === null) return false;
  const step = TRENDS.indexOf(trend);
  return step < 2 ? STAYING.includes(towards) : step > 2 && ACTING.includes(towards);
};

const leaning = <S>(
  { direct, words, phrases }: Locale<S>,
  { question, specifics, trend }: Judgement,
): string => {
  const { leans, sentences } = direct[question];
  const [found] = evidenceOf(specifics, 'specific.leaning');
  if (found === undefined || leans === undefined) return '';
  const towards = words.leanings[found.towards];
  const isSecond = sentences.indexOf('{leaning}') > sentences.indexOf('{trend}');
  if (isSecond && found.margin === 'even' && trend !== null && trend !== 'mixed') return '';
  const sentence = leans[found.margin]
    .replace('{towards}', towards)
    .replace('{Towards}', capitalised(towards))
    .replace('{other}', words.leanings[found.other]);
  return isSecond && pullsAgainst(found.towards, trend) ? phrases.despiteTrend(sentence) : sentence;
};

const easing = <S>(
  { direct, months }: Locale<S>,
  { question, specifics, holdsMinutes }: Judgement,
): string => {
  const { eases } = direct[question];
  if (eases === undefined) return '';
  const [from] = evidenceOf(specifics, 'specific.eases-from');
  if (from !== undefined) return eases.from.replace('{month}', months.one(from.month));
  const isKnown = holdsMinutes !== null;
  const later = evidenceOf(specifics, 'specific.eases-later');
  return isKnown && later.length > 0 ? eases.later : '';
};

const LANE_GROUPS: readonly { readonly of: readonly Trend[]; readonly look: Look }[] = [
  { of: TRENDS.slice(0, 2), look: 'well' },
  { of: TRENDS.slice(2, 3), look: 'mixed' },
  { of: TRENDS.slice(3), look: 'hard' },
];

const lanes = <S>({ phrases, words, stop }: Locale<S>, specifics: readonly Finding[]): string => {
  const found = evidenceOf(specifics, 'specific.lane');
  const parts = LANE_GROUPS.flatMap(({ of, look }) => {
    const told = found.filter(({ trend }) => of.includes(trend));
    const names = [...new Set(told.map(({ lane }) => words.lanes[lane]))];
    return names.length === 0 ? [] : [phrases.lanes(names, look)];
  });
  return parts.length === 0 ? '' : `${capitalised(parts.join('; '))}${stop}`;
};

const periods = <S>(phrases: Phrases<S>, specifics: readonly Finding[], nouns: S): string => {
  const at = (level: Period['level']) =>
    evidenceOf(specifics, 'specific.period').find((each) => each.level === level);
  const long = at('md');
  return long === undefined ? '' : phrases.periods(long, at('ad'), nouns);
};

const asks = <S>(phrases: Phrases<S>, specifics: readonly Finding[], nouns: S): string => {
  const [first, second] = evidenceOf(specifics, 'specific.period-asks');
  return first === undefined ? '' : phrases.asks(first, second, nouns);
};

const relatives = <S>(phrases: Phrases<S>, specifics: readonly Finding[], nouns: S): string => {
  const found = evidenceOf(specifics, 'specific.relative');
  return found.length === 0 ? '' : phrases.relatives(found, nouns);
};

/** Lists whose lower ranks are told with their grahas. */
const RANKED = ['specific.strength', 'specific.work-field', 'specific.study-field'] as const;

const lower = <S>(phrases: Phrases<S>, specifics: readonly Finding[], nouns: S): string => {
  const [, ...rest] = RANKED.flatMap((id) => evidenceOf(specifics, id)).slice(0, 3);
  return rest.length === 0
    ? ''
    : phrases.lower(
        rest.map(({ graha }) => graha),
        nouns,
      );
};

/** Values of the slots that are whole sentences; "" when there is nothing to state. */
export const sentenceSlots = <S>(
  locale: Locale<S>,
  judgement: Judgement,
  nouns: S,
): Readonly<Record<string, string>> => {
  const { question, specifics, trend } = judgement;
  const { phrases, direct } = locale;
  return {
    trend: trend === null ? '' : (direct[question].trend?.[TRENDS.indexOf(trend)] ?? ''),
    when: whenInWords(locale, judgement),
    leaning: leaning(locale, judgement),
    eases: easing(locale, judgement),
    lanes: lanes(locale, specifics),
    periods: periods(phrases, specifics, nouns),
    asks: asks(phrases, specifics, nouns),
    relatives: relatives(phrases, specifics, nouns),
    lower: lower(phrases, specifics, nouns),
  };
};
