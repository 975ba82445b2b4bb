import type { EvidenceOf } from '@dhruva/jyotish';

type Relation = EvidenceOf<'promise.grahas-linked'>['relation'];

const TIES: Readonly<Record<Relation, string>> = {
  'same-lord': 'acts as one with',
  conjunction: 'stands together with',
  exchange: 'exchanges signs[parivartana] with',
  'mutual-aspect': 'exchanges glances[drishti] with',
  aspect: 'is tied by a glance[drishti] to',
  dispositor: 'is tied through its sign to',
};

/** "Saturn, lord of …, stands together with Mars, lord of …"; `one` brings its comma. */
export const tieClause = (relation: Relation, one: string, other: string): string =>
  `${one} ${TIES[relation]} ${other}`;
