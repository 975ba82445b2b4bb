import type { Judgement } from '@dhruva/jyotish';
import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { ClaimedText } from '../telling/sentences.ts';
import type { Told } from './content.ts';
import { grahaIn } from './plain-findings.ts';
import { REALM_OF } from '../telling/everyday/realm.ts';
import { asksWhen, claimsOfTold, findingOf, type Writing } from './writing.ts';

/** The house of the leading graha, where its statement claims where it stands. */
const houseOf = ({ chart }: Judgement, graha: Graha, lead: Told | undefined): Bhava | undefined =>
  claimsOfTold(lead).some((claim) => claim.kind === 'stands' && claim.graha === graha)
    ? chart.grahas[graha].house
    : undefined;

/** Most sentences of the first paragraph, and of them most in the question's own words. */
const MOST_SENTENCES = 3;
const MOST_SAID = 2;

const wayText = <S>({ locale, judgement, content: { lead, leads } }: Writing<S>): ClaimedText[] => {
  const graha = lead && grahaIn(lead.plain);
  if (graha === undefined) return [];
  const house = judgement.holdsMinutes === null ? undefined : houseOf(judgement, graha, lead);
  const { matter } = locale.direct[judgement.question];
  return [
    {
      text: locale.reading.way(leads, matter, { graha, ...(house !== undefined && { house }) }),
      claims: claimsOfTold(lead),
    },
  ];
};

const weekText = <S>({ locale, judgement, content }: Writing<S>): ClaimedText[] => {
  const { lead, leads, helper, brake } = content;
  const graha = (lead && grahaIn(lead.plain)) ?? (leads === 'for' ? helper : brake);
  if (graha === undefined) return [];
  const finding =
    lead !== undefined && grahaIn(lead.plain) === graha
      ? lead.finding
      : findingOf(judgement, graha, leads);
  const [help, hindrance] = locale.reading.weeks[REALM_OF[judgement.area]][graha];
  return [{ text: leads === 'for' ? help : hindrance, claims: finding?.claims ?? [] }];
};

/** Whether the headline or what opens a window names its months. */
const isDated = <S>(writing: Writing<S>): boolean =>
  asksWhen(writing) || writing.content.openings.length > 0;

/** The first paragraph: what the chart is like in this matter. */
export const chartParagraph = <S>(writing: Writing<S>): readonly ClaimedText[] => {
  const { locale, content, context } = writing;
  const { reading } = locale;
  const { yoga, counter, leads, margin } = content;
  const said = writing.said
    .slice(asksWhen(writing) ? 0 : 1)
    .filter(({ slots }) => !(isDated(writing) && slots.includes('when')))
    .slice(0, MOST_SAID);
  const beside = (told: Told | undefined, text: (clause: string) => string): ClaimedText[] =>
    told === undefined
      ? []
      : [{ text: text(reading.clause(told.plain, context)), claims: claimsOfTold(told) }];
  const week = weekText(writing);
  const others = [
    ...beside(yoga, reading.besides),
    ...(yoga === undefined ? wayText(writing) : []),
    ...beside(counter, (clause) => reading.yet(clause, leads, margin)),
  ];
  // What speaks for the other side is kept before the rest.
  const room = Math.max(0, MOST_SENTENCES - said.length - week.length);
  return [...said, ...others.slice(Math.max(0, others.length - room)), ...week];
};
