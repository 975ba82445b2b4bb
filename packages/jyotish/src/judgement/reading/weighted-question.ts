import type { Bhava, CompatibilityQuestionId, Graha, QuestionId, Varga } from '../../vocabulary.ts';
import { QUESTION_AREAS, QUESTION_IDS } from '../../vocabulary.ts';
import { AREA_RECORDS } from '../areas/all-areas.ts';
import type { AreaRecord, Rule } from '../areas/area.types.ts';
import { PLANS } from '../plans/all-plans.ts';
import type { Plan } from '../plans/plan.types.ts';

export interface Weighted<T> {
  readonly of: T;
  readonly weight: number;
}

/** Ids of every question a chart is scored for, about one person or two. */
export type JudgedId = QuestionId | CompatibilityQuestionId;

/** A question with the weights it is judged by: its area's record changed by its plan. */
export interface WeightedQuestion {
  readonly question: JudgedId;
  readonly plan: Plan;
  readonly area: AreaRecord;
  /** Main houses weigh 3 and helping ones 1, times the emphasis; heaviest first. */
  readonly houses: readonly Weighted<Bhava>[];
  /** Houses at least HEAVY, which get every check. */
  readonly heavy: readonly Weighted<Bhava>[];
  /**
   * Houses whose lords (`lordHouses`) and whose occupants (`occupantHouses`) bring the matter in
   * their dashas: the area's, and the heavy ones.
   */
  readonly lordHouses: readonly Weighted<Bhava>[];
  readonly occupantHouses: readonly Weighted<Bhava>[];
  /** The weight of a house among `houses`, 0 if it is not one. */
  readonly weightOf: (house: Bhava) => number;
  readonly hurt: readonly Weighted<Bhava>[];
  readonly karakas: readonly Weighted<Graha>[];
  readonly varga: Varga;
  readonly rules: readonly Weighted<Rule>[];
}

const MAIN = 3;
const HELP = 1;
/** Houses at least this heavy get every check; lighter ones only their lord. */
export const HEAVY = 2;

const present = <T>(list: readonly Weighted<T>[]): readonly Weighted<T>[] =>
  list.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);

const housesNamed = (rule: Rule): readonly Bhava[] => {
  if ('a' in rule) return [rule.a, rule.b];
  if ('houses' in rule) return 'lord' in rule ? [rule.lord, ...rule.houses] : rule.houses;
  return 'lord' in rule ? [rule.lord] : [];
};

/** Weight factor of a rule: the largest emphasis of its houses; 0 if the plan leaves them out. */
const emphasisOf = (rule: Rule, plan: Plan): number => {
  const emphases = housesNamed(rule).map((house) => plan.houses?.[house] ?? 1);
  return emphases.length === 0 ? 1 : Math.max(...emphases);
};

const housesOf = (area: AreaRecord, plan: Plan): readonly Weighted<Bhava>[] => {
  const { main, help, hurt } = area.houses;
  const welcome = plan.welcome ?? [];
  const named = Object.keys(plan.houses ?? {}).map((house) => Number(house) as Bhava);
  const extra = named.filter((house) => welcome.includes(house) || !hurt.includes(house));
  return present(
    [...new Set([...main, ...help, ...extra])].map((house) => ({
      of: house,
      weight: (main.includes(house) ? MAIN : HELP) * (plan.houses?.[house] ?? 1),
    })),
  );
};

const karakasOf = (area: AreaRecord, plan: Plan): readonly Weighted<Graha>[] => {
  const named = [...Object.keys(area.karakas), ...Object.keys(plan.karakas ?? {})] as Graha[];
  return present(
    [...new Set(named)].map((graha) => ({
      of: graha,
      weight: (area.karakas[graha] ?? 1) * (plan.karakas?.[graha] ?? 1),
    })),
  );
};

/** House weights of a question, and the lists derived from them for an area. */
export const weighedHouses = (
  { dasha }: AreaRecord,
  houses: WeightedQuestion['houses'],
): Pick<WeightedQuestion, 'houses' | 'heavy' | 'lordHouses' | 'occupantHouses' | 'weightOf'> => {
  const heavyOr = (also: readonly Bhava[]): WeightedQuestion['houses'] =>
    houses.filter(({ of, weight }) => weight >= HEAVY || also.includes(of));
  return {
    houses,
    heavy: heavyOr([]),
    lordHouses: heavyOr(dasha.lords),
    occupantHouses: heavyOr(dasha.occupants),
    weightOf: (house) => houses.find(({ of }) => of === house)?.weight ?? 0,
  };
};

/** Applies a plan to an area's record. */
export const weighQuestion = (
  question: JudgedId,
  area: AreaRecord,
  plan: Plan,
): WeightedQuestion => {
  const hurt = area.houses.hurt.filter((house) => !plan.welcome?.includes(house));
  return {
    question,
    plan,
    area,
    ...weighedHouses(area, housesOf(area, plan)),
    hurt: present(hurt.map((house) => ({ of: house, weight: plan.houses?.[house] ?? 1 }))),
    karakas: karakasOf(area, plan),
    varga: plan.varga ?? area.varga,
    rules: present(
      [...area.rules, ...(plan.rules ?? [])].map((rule) => ({
        of: rule,
        weight: rule.weight * emphasisOf(rule, plan),
      })),
    ),
  };
};

const WEIGHTED_QUESTIONS = Object.fromEntries(
  QUESTION_IDS.map((question) => [
    question,
    weighQuestion(question, AREA_RECORDS[QUESTION_AREAS[question]], PLANS[question]),
  ]),
) as Record<QuestionId, WeightedQuestion>;

/** The weighted question of a question of the catalogue. */
export const weightedQuestionOf = (question: QuestionId): WeightedQuestion =>
  WEIGHTED_QUESTIONS[question];
