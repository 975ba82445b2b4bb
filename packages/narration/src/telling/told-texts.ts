import type { Finding, Judgement } from '@dhruva/jyotish';
import { GRAHAS, type Graha, type RashiIndex } from '@dhruva/jyotish/vocabulary';
import { chooseFactors } from '../choose-factors.ts';
import { grahaOf } from '../leading-grahas.ts';
import { glossOnce } from '../text.ts';
import { adviceFor } from './advice.ts';
import { certaintyText } from './certainty.ts';
import { findingOf, inToldOrder, reasonTexts } from './concessions.ts';
import { directSentences } from './direct/direct-answer.ts';
import { factsBehindAdvice, fittedLocale } from './direct/fitted-words.ts';
import type { Locale } from './direct/locale.ts';
import { holdsClaims, monthsClaims, windowClaims } from './direct/slot-claims.ts';
import type { ClaimedText } from './sentences.ts';
import { runningOf, type Setting } from './setting.ts';
import { secondOpinionText, windowsNote, windowTexts } from './windows.ts';

/** The texts of an answer with what each claims, and the findings its reasons tell, in order. */
export interface Told {
  readonly direct: readonly ClaimedText[];
  readonly windows: readonly ClaimedText[];
  readonly windowsNote: ClaimedText;
  readonly reasons: readonly ClaimedText[];
  readonly findings: readonly Finding[];
  readonly advice: readonly ClaimedText[];
  readonly sure: ClaimedText;
  readonly caveat: ClaimedText;
}

/** Natal signs for the context; none where one of them changes within an unknown time. */
const certainRashis = ({ chart: { grahas, steady } }: Judgement): Pick<Setting, 'rashis'> => {
  if (!steady) return {};
  const rashis = Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].rashi]));
  return { rashis: rashis as Record<Graha, RashiIndex> };
};

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

/** The direct answer, the windows and the reasons, which share their glosses. */
const readTexts = <S>(
  locale: Locale<S>,
  judgement: Judgement,
  chosen: readonly Finding[],
): Pick<Told, 'direct' | 'windows' | 'reasons' | 'findings'> => {
  const { area, question, askedOn, weighings } = judgement;
  const from = judgement.holdsMinutes === null ? 'moon' : 'lagna';
  const setting = { area, from, inWindow: false, ...certainRashis(judgement) } as const;
  const nounsFor = (each: Finding): S =>
    locale.nounPhrasesIn({ ...setting, running: runningOf(each, askedOn) });
  const told = inToldOrder(chosen, weighings);
  const findings = told.map(findingOf);
  const sentences = reasonTexts(locale, told, nounsFor, locale.direct[question].matter);
  const [direct = [], windows = [], reasons = []] = glossed([
    directSentences(locale, judgement, locale.nounPhrasesIn(setting)),
    windowTexts(locale, judgement.windows, locale.nounPhrasesIn({ ...setting, inWindow: true })),
    findings.map((each, index) => ({ text: sentences[index] ?? '', claims: each.claims ?? [] })),
  ]);
  return { direct, windows, reasons, findings };
};

/** All texts of an answer in a language, for the cases of the person's life. */
export const toldTexts = <S>(language: Locale<S>, judgement: Judgement): Told => {
  const locale = fittedLocale(language, judgement);
  const { area } = judgement;
  const ofWindows = windowClaims(judgement.windows);
  const chosen = chooseFactors(judgement);
  const leading = chosen.find((each) => grahaOf(each) !== undefined);
  return {
    ...readTexts(locale, judgement, chosen),
    windowsNote: {
      text: windowsNote(locale, judgement),
      claims: [...ofWindows, ...monthsClaims(judgement)],
    },
    advice: adviceFor(locale.advice, judgement, chosen).map((text, index) => ({
      text,
      claims: [
        ...(leading?.claims ?? []),
        ...(index === 0 ? factsBehindAdvice(locale, judgement) : []),
      ],
    })),
    sure: {
      text: `${certaintyText(locale.sure, judgement)}${secondOpinionText(locale, judgement)}`,
      claims: [...holdsClaims(judgement), ...ofWindows],
    },
    caveat: { text: locale.caveats[area], claims: [] },
  };
};
