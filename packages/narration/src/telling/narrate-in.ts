import type { Finding, Judgement } from '@dhruva/jyotish';
import { GRAHAS, type Graha, type RashiIndex } from '@dhruva/jyotish/vocabulary';
import { chooseFactors } from '../choose-factors.ts';
import type { Narrative, NarrativeFactor } from '../narrative.types.ts';
import { glossOnce } from '../text.ts';
import { adviceFor } from './advice.ts';
import { grahaOf } from '../leading-grahas.ts';
import { directSentences } from './direct/direct-answer.ts';
import { holdsClaims, windowClaims } from './direct/slot-claims.ts';
import { claimsOfAll, sentencesIn, type ClaimedText } from './sentences.ts';
import { findingOf, inToldOrder, reasonTexts } from './concessions.ts';
import { runningOf, type Setting } from './setting.ts';
import { certaintyText } from './certainty.ts';
import type { Locale } from './direct/locale.ts';
import { secondOpinionText, windowsNote, windowTexts } from './windows.ts';

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

/** Narrates a judgement in a language. */
export const narrateIn = <S>(locale: Locale<S>, judgement: Judgement): Narrative => {
  const { area, question, windows, trend, weighings, askedOn } = judgement;
  const words = locale.direct[question];
  const from = judgement.holdsMinutes === null ? 'moon' : 'lagna';
  const setting = { area, from, ...certainRashis(judgement) } as const;
  const nounsFor = (each: Finding): S =>
    locale.nounPhrasesIn({ ...setting, inWindow: false, running: runningOf(each, askedOn) });
  const chosen = chooseFactors(judgement);
  const told = inToldOrder(chosen, weighings);
  const direct = directSentences(
    locale,
    judgement,
    locale.nounPhrasesIn({ ...setting, inWindow: false }),
  );
  const inWindows = windowTexts(
    locale,
    windows,
    locale.nounPhrasesIn({ ...setting, inWindow: true }),
  );
  const reasons = reasonTexts(locale, told, nounsFor, words.matter).map((text, index) => ({
    text,
    claims: claimsOfAll(told.slice(index, index + 1).map(findingOf)),
  }));
  const read = glossed([direct, inWindows, reasons]);
  const [headline = [], ofWindows = [], ofReasons = []] = read;
  const note = windowsNote(locale, judgement, words);
  const sure = `${certaintyText(locale.sure, judgement)}${secondOpinionText(locale, judgement)}`;
  const advice = adviceFor(locale.advice, judgement, chosen);
  const caveat = locale.caveats[area];
  const leading = chosen.find((each) => grahaOf(each) !== undefined);
  return {
    direct: headline.map(({ text }) => text).join(' '),
    trendText: trend === null ? '' : locale.trends[trend],
    windows: windows.map(({ from: start, to, strength }, index) => ({
      from: start,
      to,
      strength,
      text: ofWindows[index]?.text ?? '',
    })),
    windowsNote: note,
    factors: told.map(findingOf).map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: ofReasons[index]?.text ?? '',
    })),
    sure,
    advice,
    caveat,
    sentences: [
      ...sentencesIn('headline', headline),
      ...sentencesIn('windows', [{ text: note, claims: windowClaims(windows) }, ...ofWindows]),
      ...sentencesIn(
        'plan',
        advice.map((text) => ({ text, claims: leading?.claims ?? [] })),
      ),
      ...sentencesIn('reasons', ofReasons),
      ...sentencesIn('sure', [
        { text: sure, claims: [...holdsClaims(judgement), ...windowClaims(windows)] },
      ]),
      ...sentencesIn('caveat', [{ text: caveat, claims: [] }]),
    ],
  };
};
