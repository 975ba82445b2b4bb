import type { Judgement } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { slotClaims, windowClaims } from '../telling/direct/slot-claims.ts';
import { causesInWords } from '../telling/direct/time-slots.ts';
import { claimsOfAll, type ClaimedText } from '../telling/sentences.ts';
import type { Statement } from './content.ts';
import { grahaIn } from './plain-findings.ts';
import {
  asksWhen,
  claimsOfStatement,
  secondHalf,
  isOpenedInHeadline,
  isWithin,
  stretchOf,
  toldOpenings,
  type Writing,
} from './writing.ts';

/** What the headline gives as its reason: the heaviest cause of a delay, or the statement that leads. */
const reasonOf = <S>(
  { locale, judgement, context, nouns }: Writing<S>,
  told: Statement | undefined,
): string => {
  const [cause] = causesInWords(locale.phrases, judgement.specifics, nouns);
  if (cause !== undefined) return cause;
  return told === undefined ? '' : locale.reading.clause(told.plain, context);
};

/** The headline of a question that asks when: its first window, or that there is none within the horizon. */
const whenHeadline = <S>(writing: Writing<S>): string => {
  const { locale, judgement } = writing;
  const words = locale.direct[judgement.question];
  const what = words.event ?? words.matter;
  const [first] = judgement.windows;
  const { content, context } = writing;
  const because = {
    reason: reasonOf(writing, content.lead),
    leads: content.leads,
    openings: isOpenedInHeadline(writing) ? toldOpenings(writing, content.openings) : [],
    context,
  };
  const { headline } = locale.reading;
  const { months } = judgement.life;
  const horizon = locale.horizons[months];
  if (first === undefined) return headline.none(what, horizon, '', because);
  return isWithin(judgement, first.from)
    ? headline.when(stretchOf(writing, first), first.strength, what, because)
    : headline.none(what, horizon, stretchOf(writing, first), because);
};

/** The graha of the first item of a ranked answer (which work, which strength); undefined where nothing is ranked. */
export const firstRankedGraha = ({ specifics: [first] }: Judgement): Graha | undefined => {
  const told = first?.evidence as { readonly graha?: Graha; readonly rank?: number } | undefined;
  return told?.rank === undefined ? undefined : told.graha;
};

/** Slots that name grahas of this chart already. */
const TELLS_GRAHAS = ['periods', 'firstTurn', 'helper'];

/**
 * The headline of a ranked answer with its reason: the leading statement where it is about this graha, otherwise
 * that the graha leads.
 */
const ledBy = <S>(
  { locale, content: { lead, leads }, context }: Writing<S>,
  { text, claims }: ClaimedText,
  graha: Graha,
): ClaimedText => {
  const { reading } = locale;
  return lead !== undefined && leads === 'for' && grahaIn(lead.plain) === graha
    ? {
        text: reading.headline.because(text, reading.clause(lead.plain, context), undefined),
        claims: [...claims, ...claimsOfStatement(lead)],
      }
    : { text: reading.headline.ledBy(text, context.named(graha)), claims };
};

/** A headline with the second half of its question answered, where it has one. */
const withSecondHalf = <S>(writing: Writing<S>, { text, claims }: ClaimedText): ClaimedText => {
  const second = secondHalf(writing);
  if (second === undefined || second.text === text) return { text, claims };
  return {
    text: writing.locale.reading.headline.easing(text, second.text),
    claims: [...claims, ...second.claims],
  };
};

/** The headline: the answer in one sentence, with its months where it has some and its reason. */
export const headlineOf = <S>(writing: Writing<S>): ClaimedText => {
  const { locale, judgement, content } = writing;
  const { headline } = locale.reading;
  const ofLead = [...claimsOfStatement(content.lead), ...slotClaims(judgement, 'secondCause')];
  if (asksWhen(writing)) {
    const ofReason = isOpenedInHeadline(writing)
      ? claimsOfAll(content.openings.map(({ finding }) => finding))
      : ofLead;
    return {
      text: whenHeadline(writing),
      claims: [...windowClaims(judgement.windows), ...ofReason],
    };
  }
  const [first] = writing.said;
  if (first === undefined) return { text: '', claims: [] };
  const graha = firstRankedGraha(judgement);
  if (judgement.trend === null && graha !== undefined) return ledBy(writing, first, graha);
  // What is told beside a choice speaks for the option chosen.
  const told = first.slots.includes('leaning') ? content.argument : content.lead;
  const reason = reasonOf(writing, told);
  if (reason === '' || first.slots.some((slot) => TELLS_GRAHAS.includes(slot)))
    return withSecondHalf(writing, first);
  const isCause = slotClaims(judgement, 'secondCause').length > 0;
  const ofTrend = judgement.trend === 'mixed' && !isCause ? content.leads : undefined;
  const side = isCause || first.slots.includes('trend') ? ofTrend : 'beside';
  return withSecondHalf(writing, {
    text: headline.because(first.text, reason, side),
    claims: [...first.claims, ...claimsOfStatement(told), ...slotClaims(judgement, 'secondCause')],
  });
};
