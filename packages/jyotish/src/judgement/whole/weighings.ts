import { GRAHAS, type Graha } from '../../vocabulary.ts';
import type { Finding, Side, Weighing } from '../judgement.types.ts';
import type { Reading } from '../reading/reading.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import { weighingOf } from '../steps/weighing.ts';

/** The graha a finding is about: the one it names first, or the lord of the house it names. */
export const subjectOf = ({ evidence }: Finding): Graha | undefined => {
  const { graha, lord } = evidence as Readonly<Record<string, unknown>>;
  return GRAHAS.find((each) => each === (graha ?? lord));
};

/** Which side leads, for each graha that the findings name for and against the matter. */
export const weighingsOf = (
  findings: readonly Finding[],
  reading: Reading,
  focus: WeightedQuestion,
): readonly Weighing[] => {
  const isOn = (graha: Graha, side: Side): boolean =>
    findings.some((each) => each.side === side && subjectOf(each) === graha);
  return GRAHAS.filter((graha) => isOn(graha, 'for') && isOn(graha, 'against')).map((graha) =>
    weighingOf(reading, focus, graha),
  );
};
