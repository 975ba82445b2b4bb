import type { EvidenceOf } from '@dhruva/jyotish';
import type { InflectedNoun } from '../grammar.ts';

type Relation = EvidenceOf<'promise.grahas-linked'>['relation'];
type Tie = (one: string, other: InflectedNoun) => string;

const TIES: Readonly<Record<Relation, Tie>> = {
  'same-lord': (one, { oblique }) => `${one} ${oblique} के साथ एक होकर काम करता है`,
  conjunction: (one, { oblique }) => `${one} ${oblique} के साथ बैठा है`,
  exchange: (one, { direct }) => `${one} और ${direct} एक-दूसरे की राशि में बैठे हैं[परिवर्तन]`,
  'mutual-aspect': (one, { direct }) => `${one} और ${direct} एक-दूसरे को देखते हैं[आपसी दृष्टि]`,
  aspect: (one, { oblique }) => `${one} ${oblique} से नज़र[दृष्टि] के ज़रिए जुड़ा है`,
  dispositor: (one, { oblique }) => `${one} ${oblique} से अपनी राशि के ज़रिए जुड़ा है`,
};

/** "आपके दसवें भाव का स्वामी शनि मंगल के साथ बैठा है" */
export const tieClause = (relation: Relation, one: string, other: InflectedNoun): string =>
  TIES[relation](one, other);
