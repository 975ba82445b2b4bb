import type { Bhava, CompatibilityQuestionId, Graha, QuestionId, Varga } from '../../vocabulary.ts';
import { QUESTION_IDS } from '../../vocabulary.ts';
import { AREA_RECORDS } from '../areas/all-areas.ts';
import type { AreaRecord, Rule } from '../areas/area.types.ts';
import { PLANS } from '../plans/all-plans.ts';
import type { Plan } from '../plans/plan.types.ts';
import { STRANDS, type StrandId } from '../strands/all-strands.ts';
import type { Strand } from '../strands/strand.types.ts';

export interface Weighted<T> {
  readonly of: T;
  readonly weight: number;
}

/** Ids of every question a chart is scored for, about one person or two. */
export type JudgedId = QuestionId | CompatibilityQuestionId;

/** The weights a strand is read by: its area's record changed by its own emphasis. */
export interface WeightedStrand {
  readonly strand: Strand;
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

/** A question with the weights of its strand. */
export interface WeightedQuestion extends WeightedStrand {
  readonly question: JudgedId;
  readonly plan: Plan;
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

/** Weight factor of a rule: the largest emphasis of its houses; 0 if the strand leaves them out. */
const emphasisOf = (rule: Rule, strand: Strand): number => {
  const emphases = housesNamed(rule).map((house) => strand.houses?.[house] ?? 1);
  return emphases.length === 0 ? 1 : Math.max(...emphases);
};

const housesOf = (area: AreaRecord, strand: Strand): readonly Weighted<Bhava>[] => {
  const { main, help, hurt } = area.houses;
  const welcome = strand.welcome ?? [];
  const named = Object.keys(strand.houses ?? {}).map((house) => Number(house) as Bhava);
  const extra = named.filter((house) => welcome.includes(house) || !hurt.includes(house));
  return present(
    [...new Set([...main, ...help, ...extra])].map((house) => ({
      of: house,
      weight: (main.includes(house) ? MAIN : HELP) * (strand.houses?.[house] ?? 1),
    })),
  );
};

const karakasOf = (area: AreaRecord, strand: Strand): readonly Weighted<Graha>[] => {
  const named = [...Object.keys(area.karakas), ...Object.keys(strand.karakas ?? {})] as Graha[];
  return present(
    [...new Set(named)].map((graha) => ({
      of: graha,
      weight: (area.karakas[graha] ?? 1) * (strand.karakas?.[graha] ?? 1),
    })),
  );
};

/** House weights of a strand, and the lists derived from them for an area. */
export const weighedHouses = (
  { dasha }: AreaRecord,
  houses: WeightedStrand['houses'],
): Pick<WeightedStrand, 'houses' | 'heavy' | 'lordHouses' | 'occupantHouses' | 'weightOf'> => {
  const heavyOr = (also: readonly Bhava[]): WeightedStrand['houses'] =>
    houses.filter(({ of, weight }) => weight >= HEAVY || also.includes(of));
  return {
    houses,
    heavy: heavyOr([]),
    lordHouses: heavyOr(dasha.lords),
    occupantHouses: heavyOr(dasha.occupants),
    weightOf: (house) => houses.find(({ of }) => of === house)?.weight ?? 0,
  };
};

/** Applies a strand's emphasis to its area's record. */
const weighStrand = (strand: Strand): WeightedStrand => {
  const area = AREA_RECORDS[strand.area];
  const hurt = area.houses.hurt.filter((house) => !strand.welcome?.includes(house));
  return {
    strand,
    area,
    ...weighedHouses(area, housesOf(area, strand)),
    hurt: present(hurt.map((house) => ({ of: house, weight: strand.houses?.[house] ?? 1 }))),
    karakas: karakasOf(area, strand),
    varga: strand.varga ?? area.varga,
    rules: present(
      [...area.rules, ...(strand.rules ?? [])].map((rule) => ({
        of: rule,
        weight: rule.weight * emphasisOf(rule, strand),
      })),
    ),
  };
};

const WEIGHTED_STRANDS = Object.fromEntries(
  Object.entries(STRANDS).map(([id, strand]) => [id, weighStrand(strand)]),
) as Readonly<Record<StrandId, WeightedStrand>>;

/** The weights of a strand. */
export const weightedStrandOf = (id: StrandId): WeightedStrand => WEIGHTED_STRANDS[id];

/** A question with the weights of the strand its plan names. */
export const weighQuestion = (question: JudgedId, plan: Plan): WeightedQuestion => ({
  ...weightedStrandOf(plan.strand),
  question,
  plan,
});

const WEIGHTED_QUESTIONS = Object.fromEntries(
  QUESTION_IDS.map((question) => [question, weighQuestion(question, PLANS[question])]),
) as Record<QuestionId, WeightedQuestion>;

/** The weighted question of a question of the catalogue. */
export const weightedQuestionOf = (question: QuestionId): WeightedQuestion =>
  WEIGHTED_QUESTIONS[question];
