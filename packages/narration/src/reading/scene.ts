import type { Claim, Judgement } from '@dhruva/jyotish';
import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { Leads, Scene } from '../telling/everyday/reading-words.ts';
import { REALM_OF } from '../telling/everyday/realm.ts';
import { topicOf } from '../telling/everyday/topic.ts';

/** The house a graha stands in at birth; undefined where an unknown time moves it. */
export const houseOf = (
  { chart, holdsMinutes }: Pick<Judgement, 'chart' | 'holdsMinutes'>,
  graha: Graha,
): Bhava | undefined => (holdsMinutes === null ? undefined : chart.grahas[graha].house);

/** The claim that a graha stands in its house, where the house is told. */
export const standingClaims = (
  judgement: Pick<Judgement, 'chart' | 'holdsMinutes'>,
  graha: Graha,
): readonly Claim[] => {
  const house = houseOf(judgement, graha);
  const { from } = judgement.chart;
  return house === undefined ? [] : [{ kind: 'stands', graha, house, from }];
};

/** How a graha acts on what was asked about in daily life. */
export const sceneOf = (judgement: Judgement, graha: Graha, acts: Leads): Scene => ({
  graha,
  house: houseOf(judgement, graha),
  topic: topicOf(judgement).topic,
  realm: REALM_OF[judgement.area],
  acts,
});

/** What such a scene claims: where the graha stands, and the fact that shaped the topic. */
export const claimsOfScene = (judgement: Judgement, { graha, house }: Scene): readonly Claim[] => {
  const { by } = topicOf(judgement);
  const ofHouse = house === undefined ? [] : standingClaims(judgement, graha);
  return [...ofHouse, ...(by === undefined ? [] : [by.rests])];
};
