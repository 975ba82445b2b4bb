import type { EvidenceOf } from '@dhruva/jyotish';
import type { InflectedNoun } from '../grammar.ts';

type Relation = EvidenceOf<'promise.grahas-linked'>['relation'];
type Company = EvidenceOf<'promise.karaka-supported'>['company'];
type Tie = (one: string, other: InflectedNoun) => string;

const TIES: Readonly<Record<Relation, Tie>> = {
  'same-lord': (one, { oblique }) => `${one} ${oblique} के साथ एक होकर काम करता है`,
  conjunction: (one, { oblique }) => `${one} ${oblique} के साथ बैठा है`,
  exchange: (one, { direct }) => `${one} और ${direct} एक-दूसरे की राशि में बैठे हैं[परिवर्तन]`,
  'mutual-aspect': (one, { direct }) => `${one} और ${direct} एक-दूसरे को देखते हैं[आपसी दृष्टि]`,
  aspects: (one, { oblique }) => `${one} ${oblique} को देखता है[दृष्टि]`,
  'aspected-by': (one, { oblique }) => `${one} पर ${oblique} की दृष्टि[नज़र] है`,
  hosts: (one, { oblique }) => `${one} ${oblique} की राशि का स्वामी है[वह उसकी राशि में बैठा है]`,
  'hosted-by': (one, { oblique }) => `${one} ${oblique} की राशि में बैठा है`,
};

/** "आपके दसवें भाव का स्वामी शनि मंगल के साथ बैठा है" */
export const tieClause = (relation: Relation, one: string, other: InflectedNoun): string =>
  TIES[relation](one, other);

const COMPANY: Readonly<Record<Company, (other: string) => string>> = {
  conjunction: (other) => `${other} के साथ बैठा है`,
  aspects: (other) => `${other} को देखता है[दृष्टि]`,
};

/** "शनि शुक्र के साथ बैठा है", "शनि शुक्र को देखता है[दृष्टि]" */
export const companyClause = (company: Company, one: string, other: InflectedNoun): string =>
  `${one} ${COMPANY[company](other.oblique)}`;
