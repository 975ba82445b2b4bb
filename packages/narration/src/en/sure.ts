import type { Confidence } from '@dhruva/jyotish/vocabulary';
import type { Judgement } from '@dhruva/jyotish';
import { capitalised } from '../text.ts';
import { countInWords } from './words/numbers.ts';

const WEIGHTS: Readonly<Record<Confidence, string>> = {
  high: 'Taken together, this reading stands on firm ground.',
  medium: 'Taken together, it is a fair indication.',
  low: 'Take it as a hint only.',
};

/** How many steps agree, and what that is worth. */
export const agreementText = ({
  agreement: { agree, of },
  confidence,
}: Pick<Judgement, 'agreement' | 'confidence'>): string => {
  const weight = WEIGHTS[confidence];
  if (of === 0) return `No part of the chart speaks clearly here. ${weight}`;
  if (of === 1) return `Only one part of the chart speaks here. ${weight}`;
  if (agree === of) return `All ${countInWords(of)} steps of the reading agree. ${weight}`;
  const verb = agree === 1 ? 'agrees' : 'agree';
  return `${capitalised(countInWords(agree))} of ${countInWords(of)} steps of the reading ${verb} with this answer. ${weight}`;
};

const minutesText = (minutes: number): string =>
  minutes === 0
    ? 'A small error in the birth time can change the direct answer, so check the time if you can.'
    : `The direct answer stays the same if the birth time is off by up to ${minutes === 1 ? 'one minute' : `${countInWords(minutes)} minutes`}.`;

const unknownTimeText = (share: number): string => {
  const left =
    'As the birth time is not known, houses are counted from the Moon; the rising sign and the divisional charts are left out.';
  const percent = Math.floor(share * 100);
  return percent === 100
    ? `${left} The direct answer is the same for the whole of that day.`
    : `${left} The direct answer is the same for about ${percent} % of that day.`;
};

/** How sure the answer is: agreement of the steps, and the birth-time error it bears. */
export const sureText = (judgement: Judgement): string => {
  const { holdsMinutes, holdsShareOfDay } = judgement;
  const holds =
    holdsMinutes === null ? unknownTimeText(holdsShareOfDay ?? 0) : minutesText(holdsMinutes);
  return `${agreementText(judgement)} ${holds}`;
};
