import type { Finding, Judgement, Weighing } from '@dhruva/jyotish';
import { grahaOf } from '../leading-grahas.ts';
import { clauseOf, sentencesOf, type NounsFor } from './factor-sentences.ts';
import type { Locale } from './direct/locale.ts';

/** A finding told as a concession to another one of the same graha, which leads. */
interface Concession {
  readonly finding: Finding;
  readonly weighing: Weighing;
}

type ToldReason = Finding | Concession;

const isConcession = (told: ToldReason): told is Concession => 'weighing' in told;

/**
 * Findings in the order they are told: where a graha helps and hinders, the side that leads comes
 * first and the other follows it as a concession.
 */
export const inToldOrder = (
  findings: readonly Finding[],
  weighings: Judgement['weighings'],
): readonly ToldReason[] => {
  const lesser = new Map<Finding, Weighing>();
  for (const weighing of weighings) {
    const own = findings.filter((each) => grahaOf(each) === weighing.graha);
    if (!own.some(({ side }) => side === weighing.leads)) continue;
    for (const each of own) {
      if (each.side !== weighing.leads && each.side !== 'neutral') lesser.set(each, weighing);
    }
  }
  const leading = findings.filter((each) => !lesser.has(each));
  const following = [...lesser].map(([finding, weighing]) => ({ finding, weighing }));
  return leading.flatMap((each) => {
    const isLastOfGraha = leading.findLast((other) => grahaOf(other) === grahaOf(each)) === each;
    const conceded = following.filter(({ weighing }) => weighing.graha === grahaOf(each));
    return isLastOfGraha ? [each, ...conceded] : [each];
  });
};

/** The finding behind a reason as it is told: a concession on the side that weighs more. */
export const findingBehind = (told: ToldReason): Finding =>
  isConcession(told) ? { ...told.finding, side: told.weighing.leads } : told;

/**
 * The sentences of what is told about `matter`: findings with endings that vary, concessions with
 * what else the graha does and why its other side weighs more.
 */
export const reasonTexts = <S>(
  locale: Locale<S>,
  told: readonly ToldReason[],
  nounsFor: NounsFor<S>,
  matter: string,
): readonly string[] => {
  const plain = sentencesOf(
    locale,
    told.flatMap((each) => (isConcession(each) ? [] : [each])),
    nounsFor,
    matter,
  );
  let next = 0;
  return told.map((each) => {
    if (!isConcession(each)) return plain[next++] ?? '';
    const { finding, weighing } = each;
    return locale.concession(clauseOf(locale, finding, nounsFor(finding)), weighing);
  });
};
