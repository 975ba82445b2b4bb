import type { Finding, Judgement, Side } from '@dhruva/jyotish';
import { GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';

/** The graha a finding names, or the lord of the house it names. */
export const grahaOf = ({ evidence }: Finding): Graha | undefined => {
  const { graha, lord } = evidence as Readonly<Record<string, unknown>>;
  return GRAHAS.find((each) => each === (graha ?? lord));
};

/** Grahas by the total weight of their findings on one side, most first. */
const ranking = (findings: readonly Finding[], side: Side): readonly Graha[] => {
  const weightOf = (graha: Graha): number =>
    findings
      .filter((each) => each.side === side && grahaOf(each) === graha)
      .reduce((sum, { weight }) => sum + weight, 0);
  return GRAHAS.map((graha) => ({ graha, weight: weightOf(graha) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ graha }) => graha);
};

/** Grahas by the weight of their findings on a side, most first, without those that lead on the other. */
export const rankedOn = (
  side: 'for' | 'against',
  { findings, weighings }: Pick<Judgement, 'findings' | 'weighings'>,
): readonly Graha[] =>
  ranking(findings, side).filter((graha) =>
    weighings.every((each) => each.graha !== graha || each.leads === side),
  );

/**
 * The graha with most weight for the matter and, another one, the graha with most against it. One
 * that does both counts on the side that leads.
 */
export const leadingGrahas = ({
  findings,
  weighings,
}: Pick<Judgement, 'findings' | 'weighings'>): readonly [Graha | undefined, Graha | undefined] => {
  const [helper] = rankedOn('for', { findings, weighings });
  const brakes = rankedOn('against', { findings, weighings });
  return [helper, brakes.find((graha) => graha !== helper)];
};
