import type { EvidenceOf } from '@dhruva/jyotish';

type Relation = EvidenceOf<'promise.grahas-linked'>['relation'];
type Company = EvidenceOf<'promise.karaka-supported'>['company'];

const TIES: Readonly<Record<Relation, string>> = {
  'same-lord': 'acts as one with',
  conjunction: 'stands together with',
  exchange: 'exchanges signs[parivartana] with',
  'mutual-aspect': 'exchanges glances[drishti] with',
  aspects: 'looks[drishti] at',
  'aspected-by': 'is looked at[drishti] by',
  hosts: 'is host to',
  'hosted-by': 'is a guest in the sign of',
};

/** The verb of a tie: "stands together with", "looks[drishti] at". */
export const tieVerb = (relation: Relation): string => TIES[relation];

/** "Saturn, lord of …, stands together with Mars, lord of …"; `one` brings its comma. */
export const tieClause = (relation: Relation, one: string, other: string): string =>
  `${one} ${TIES[relation]} ${other}`;

/** How a graha acts on another: "stands beside", "looks[drishti] at". */
export const COMPANY_VERBS: Readonly<Record<Company, string>> = {
  conjunction: 'stands beside',
  aspects: 'looks[drishti] at',
};
