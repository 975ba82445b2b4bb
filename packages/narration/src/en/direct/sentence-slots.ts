import type { EvidenceOf, Finding, Judgement } from '@dhruva/jyotish';
import { TRENDS, type Trend } from '@dhruva/jyotish/vocabulary';
import { evidenceOf } from '../../specifics.ts';
import { capitalised } from '../../text.ts';
import { joined } from '../lists.ts';
import type { Say } from '../say.ts';
import { RELATIVES, TONES } from '../words/bonds.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS } from '../words/states.ts';
import { LANES, LEANINGS, THEMES } from '../words/time-words.ts';
import type { DirectWords } from './direct-words.ts';
import { whenInWords } from './when.ts';

type End = EvidenceOf<'specific.leaning'>['towards'];

/** The ends that do what was asked about, and those that leave things as they are. */
const ACTING: readonly End[] = ['business', 'move', 'change', 'settle', 'partner'];
const STAYING: readonly End[] = ['job', 'stay', 'return', 'alone'];

const pullsAgainst = (towards: End, trend: Trend): boolean => {
  const step = TRENDS.indexOf(trend);
  return step < 2 ? STAYING.includes(towards) : step > 2 && ACTING.includes(towards);
};

const leaning = ({ specifics, trend }: Judgement, { leans, tells }: DirectWords): string => {
  const [found] = evidenceOf(specifics, 'specific.leaning');
  if (found === undefined || leans === undefined) return '';
  const towards = LEANINGS[found.towards];
  const isSecond = tells.indexOf('{leaning}') > tells.indexOf('{trend}');
  if (isSecond && found.margin === 'even' && trend !== 'mixed') return '';
  const against = isSecond && pullsAgainst(found.towards, trend);
  const sentence = leans[found.margin]
    .replace('{towards}', towards)
    .replace('{Towards}', capitalised(towards))
    .replace('{other}', LEANINGS[found.other]);
  return against
    ? `At the same time, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
};

const easing = ({ specifics, holdsMinutes }: Judgement, { eases }: DirectWords): string => {
  if (eases === undefined) return '';
  const [from] = evidenceOf(specifics, 'specific.eases-from');
  if (from !== undefined) return eases.from.replace('{month}', monthInWords(from.month));
  const isKnown = holdsMinutes !== null;
  const later = evidenceOf(specifics, 'specific.eases-later');
  return isKnown && later.length > 0 ? eases.later : '';
};

const LANE_GROUPS: readonly { readonly of: readonly Trend[]; readonly looks: string }[] = [
  { of: TRENDS.slice(0, 2), looks: 'well supported' },
  { of: TRENDS.slice(2, 3), looks: 'mixed' },
  { of: TRENDS.slice(3), looks: 'more demanding' },
];

const lanes = (specifics: readonly Finding[]): string => {
  const found = evidenceOf(specifics, 'specific.lane');
  const parts = LANE_GROUPS.flatMap(({ of, looks }) => {
    const names = [
      ...new Set(found.filter(({ trend }) => of.includes(trend)).map(({ lane }) => LANES[lane])),
    ];
    if (names.length === 0) return [];
    return [`${joined(names)} ${names.length === 1 ? 'looks' : 'look'} ${looks}`];
  });
  return parts.length === 0 ? '' : `${capitalised(parts.join('; '))}.`;
};

const periods = (specifics: readonly Finding[], say: Say): string => {
  const at = (level: EvidenceOf<'specific.period'>['level']) =>
    evidenceOf(specifics, 'specific.period').find((each) => each.level === level);
  const [md, ad] = [at('md'), at('ad')];
  if (md === undefined) return '';
  const long = `You are in the ${LEVEL_WORDS.md} of ${say.graha(md.graha)} until ${monthInWords(md.ends)}`;
  if (ad === undefined) return `${long}.`;
  return `${long}, and within it in the ${LEVEL_WORDS.ad} of ${say.graha(ad.graha)} until ${monthInWords(ad.ends)}.`;
};

const asks = (specifics: readonly Finding[], say: Say): string => {
  const [first, second] = evidenceOf(specifics, 'specific.period-asks');
  if (first === undefined) return '';
  const start = `${capitalised(say.graha(first.graha))} asks you for ${THEMES[first.theme]}`;
  if (second === undefined) return `${start}.`;
  return `${start}; ${say.graha(second.graha)} adds a call for ${THEMES[second.theme]}.`;
};

const relatives = (specifics: readonly Finding[]): string => {
  const found = evidenceOf(specifics, 'specific.relative');
  const [first] = found;
  if (first === undefined) return '';
  if (found.length > 1 && found.every(({ tone }) => tone === first.tone)) {
    const all = joined(found.map(({ relative }) => RELATIVES[relative]));
    return `By birth the ties with ${all} are ${TONES[first.tone]}.`;
  }
  const each = found.map(
    ({ relative, tone }) => `the tie with ${RELATIVES[relative]} is ${TONES[tone]}`,
  );
  return `By birth ${joined(each)}.`;
};

/** Slots that are whole sentences; empty when there is nothing to say. */
export const sentenceSlots = (
  judgement: Judgement,
  words: DirectWords,
  say: Say,
): Readonly<Record<string, string>> => {
  const { specifics, trend } = judgement;
  return {
    trend: words.trend[TRENDS.indexOf(trend)] ?? '',
    when: whenInWords(judgement, words),
    leaning: leaning(judgement, words),
    eases: easing(judgement, words),
    lanes: lanes(specifics),
    periods: periods(specifics, say),
    asks: asks(specifics, say),
    relatives: relatives(specifics),
  };
};
