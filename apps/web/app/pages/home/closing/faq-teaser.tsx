import { FAQ_TEASER } from '../../../content/faq-teaser.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { FaqList } from '../../../shell/faq-list.tsx';
import { Section } from '../section.tsx';

/** Three of the frequently asked questions. */
export const FaqTeaser = () => (
  <Section band split id="faq" title={m.home_faq_title()}>
    <FaqList entries={FAQ_TEASER} headingLevel={3} />
    <div className="mt-6">
      <LinkButton to="/faq" look="outline">
        {m.home_faq_all()}
      </LinkButton>
    </div>
  </Section>
);
