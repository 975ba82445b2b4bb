import type { Finding, Judgement } from '@dhruva/jyotish';
import { GRAHAS, type Graha, type RashiIndex } from '@dhruva/jyotish/vocabulary';
import { chooseFactors } from './choose-factors.ts';
import type { Depth } from './narrative.types.ts';
import { monthTexts } from './reading/month-by-month.ts';
import { readingOf, type Reading } from './reading/reading.ts';
import { glossOnce } from './text.ts';
import { certaintyText } from './telling/certainty.ts';
import { findingBehind, inToldOrder, reasonTexts } from './telling/concessions.ts';
import { fittedLocale } from './telling/direct/fitted-words.ts';
import type { Locale } from './telling/direct/locale.ts';
import { holdsClaims, monthsClaims, windowClaims } from './telling/direct/slot-claims.ts';
import type { ClaimedText } from './telling/sentences.ts';
import { questionTold } from './telling/everyday/topic.ts';
import { runningOf, type Setting } from './telling/setting.ts';
import { secondOpinionText, windowReasons, windowsNote } from './telling/windows.ts';

/** The texts of an answer with what each claims, and the findings its reasons tell, in order. */
export interface ToldTexts {
  readonly reading: Reading;
  /** The next twelve months one by one, where the answer is told in depth. */
  readonly months: readonly ClaimedText[];
  readonly windowsNote: ClaimedText;
  readonly reasons: readonly ClaimedText[];
  readonly findings: readonly Finding[];
  readonly sure: ClaimedText;
  readonly caveat: ClaimedText;
}

/** Natal signs for the context; none where one of them changes within an unknown time. */
const certainRashis = ({ chart: { grahas, steady } }: Judgement): Pick<Setting, 'rashis'> => {
  if (!steady) return {};
  const rashis = Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].rashi]));
  return { rashis: rashis as Record<Graha, RashiIndex> };
};

/** Houses are counted from the Moon where the birth time is unknown. */
const fromOf = ({ holdsMinutes }: Judgement): Setting['from'] =>
  holdsMinutes === null ? 'moon' : 'lagna';

/** A text with a claim for each graha whose sign it may tell. */
const withSigns = ({ text, claims }: ClaimedText, { chart }: Judgement): ClaimedText => ({
  text,
  claims: [
    ...claims,
    ...GRAHAS.filter((graha) => text.includes(`<${graha}|`)).map((graha) => ({
      kind: 'stands' as const,
      graha,
      rashi: chart.grahas[graha].rashi,
      from: chart.from,
    })),
  ],
});

/** Groups of texts in reading order, each gloss kept at its first mention only. */
const glossed = (
  groups: readonly (readonly ClaimedText[])[],
): readonly (readonly ClaimedText[])[] => {
  const texts = glossOnce(groups.flat().map(({ text }) => text));
  let next = 0;
  return groups.map((group) =>
    group.map(({ claims }) => {
      const text = texts[next] ?? '';
      next += 1;
      return { text, claims };
    }),
  );
};

/** The reading, each sign of the birth chart and each gloss at its first mention. */
const readingTexts = <S>(locale: Locale<S>, judgement: Judgement, depth: Depth): Reading => {
  const { area } = judgement;
  const { matter } = locale.direct[questionTold(judgement)];
  const { rashis } = certainRashis(judgement);
  const named = (graha: Graha): string =>
    rashis === undefined ? locale.words.grahas[graha] : locale.reading.named(graha, rashis[graha]);
  const nouns = locale.nounPhrasesIn({ area, from: fromOf(judgement), inWindow: false });
  const told = readingOf(locale, { judgement, depth }, nouns, { area, matter, named });
  const { headline, paragraphs, past, windows, plan, custom } = told;
  const practices = custom === undefined ? [] : [custom];
  const groups = [[headline], ...paragraphs, past, windows, plan, practices];
  const [[first = headline] = [], ...rest] = glossed(
    groups.map((group) => group.map((each) => withSigns(each, judgement))),
  );
  const [pastTold = [], windowsTold = [], planTold = [], [practice] = []] = rest.slice(
    paragraphs.length,
  );
  return {
    headline: first,
    paragraphs: rest.slice(0, paragraphs.length),
    past: pastTold,
    windows: windowsTold,
    plan: planTold,
    custom: practice,
  };
};

/** The reasons of the answer, then those of its windows. */
const reasonedTexts = <S>(
  locale: Locale<S>,
  judgement: Judgement,
): Pick<ToldTexts, 'reasons' | 'findings'> => {
  const { area, question, askedOn, weighings } = judgement;
  const setting = {
    area,
    from: fromOf(judgement),
    inWindow: false,
    ...certainRashis(judgement),
  } as const;
  const nounsFor = (each: Finding): S =>
    locale.nounPhrasesIn({ ...setting, running: runningOf(each, askedOn) });
  const told = inToldOrder(chooseFactors(judgement), weighings);
  const findings = told.map(findingBehind);
  const sentences = reasonTexts(locale, told, nounsFor, locale.direct[question].matter);
  const ofWindows = windowReasons(
    locale,
    judgement.windows,
    locale.nounPhrasesIn({ ...setting, inWindow: true }),
  ).flat();
  const [reasons = []] = glossed([
    [
      ...findings.map((each, index) => ({
        text: sentences[index] ?? '',
        claims: each.claims ?? [],
      })),
      ...ofWindows,
    ],
  ]);
  return { reasons, findings: [...findings, ...ofWindows.map(({ finding }) => finding)] };
};

/** All texts of an answer in a language, for the cases of the person's life. */
export const toldTexts = <S>(
  language: Locale<S>,
  judgement: Judgement,
  depth: Depth,
): ToldTexts => {
  const locale = fittedLocale(language, judgement);
  const ofWindows = windowClaims(judgement.windows);
  return {
    reading: readingTexts(locale, judgement, depth),
    months: depth === 'deep' ? monthTexts(locale, judgement) : [],
    ...reasonedTexts(locale, judgement),
    windowsNote: {
      text: windowsNote(locale, judgement),
      claims: [...ofWindows, ...monthsClaims(judgement)],
    },
    sure: {
      text: `${certaintyText(locale.sure, judgement)}${secondOpinionText(locale, judgement)}`,
      claims: [...holdsClaims(judgement), ...ofWindows],
    },
    caveat: { text: locale.caveats[judgement.area], claims: [] },
  };
};
