import { FAQ_TEASER } from '../../../content/faq-teaser.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { FaqList } from '../../../shell/faq-list.tsx';

/** Three of the frequently asked questions. */
export const FaqTeaser = () => (
  <section id="faq" aria-labelledby="faq-title">
    <div className="mx-auto grid max-w-page gap-3 px-4 py-5 sm:px-6 md:grid-cols-[1fr_2fr] md:gap-14 md:py-16">
      <h2 id="faq-title" className="text-title sm:text-head">
        {m.home_faq_title()}
      </h2>
      <div>
        <FaqList entries={FAQ_TEASER} headingLevel={3} />
        <div className="mt-3">
          <LinkButton to="/faq" look="outline">
            {m.home_faq_all()}
          </LinkButton>
        </div>
      </div>
    </div>
  </section>
);
