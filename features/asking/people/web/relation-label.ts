import { m } from '@dhruva/web/paraglide/messages.js';
import type { PersonDetails } from '../contract/schemas.ts';

const LABELS: Readonly<Record<PersonDetails['relation'], () => string>> = {
  partner: m.people_relation_partner,
  family: m.people_relation_family,
  friend: m.people_relation_friend,
};

/** What somebody is to the account’s owner, in words. */
export const relationLabel = (relation: PersonDetails['relation']): string => LABELS[relation]();
