import { m } from '../../paraglide/messages.js';
import { OpensSoon } from '../../shell/opens-soon.tsx';
import { ChartPair } from './chart-pair.tsx';
import { Section } from './section.tsx';

/** The place of the compatibility form. */
export const Relationship = () => (
  <Section
    id="relationship-section"
    title={m.home_relationship_title()}
    lead={m.home_relationship_lead()}
    beside={<ChartPair />}
  >
    <OpensSoon />
  </Section>
);
