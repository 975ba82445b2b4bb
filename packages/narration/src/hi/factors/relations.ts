import type { EvidenceOf } from '@dhruva/jyotish';
import type { Noun } from '../grammar.ts';

type Relation = EvidenceOf<'promise.grahas-linked'>['relation'];
type Tie = (one: string, other: Noun) => string;

const TIES: Readonly<Record<Relation, Tie>> = {
  'same-lord': (one, { bent }) => `${one} ${bent} के साथ एक होकर काम करता है`,
  conjunction: (one, { bent }) => `${one} ${bent} के साथ बैठा है`,
  exchange: (one, { it }) => `${one} और ${it} एक-दूसरे की राशि में बैठे हैं[परिवर्तन]`,
  'mutual-aspect': (one, { it }) => `${one} और ${it} एक-दूसरे को देखते हैं[आपसी दृष्टि]`,
  aspect: (one, { bent }) => `${one} ${bent} से नज़र[दृष्टि] के ज़रिए जुड़ा है`,
  dispositor: (one, { bent }) => `${one} ${bent} से अपनी राशि के ज़रिए जुड़ा है`,
};

/** "आपके दसवें भाव का स्वामी शनि मंगल के साथ बैठा है" */
export const tieClause = (relation: Relation, one: string, other: Noun): string =>
  TIES[relation](one, other);
