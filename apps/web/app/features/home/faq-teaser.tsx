import { m } from '../../paraglide/messages.js';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Section } from './section.tsx';

const ENTRIES = [
  { question: m.home_faq_sure, answer: m.home_faq_sure_answer },
  { question: m.home_faq_private, answer: m.home_faq_private_answer },
  { question: m.home_faq_refund, answer: m.home_faq_refund_answer },
] as const;

/** Three of the frequently asked questions. */
export const FaqTeaser = () => (
  <Section id="faq" title={m.home_faq_title()}>
    <div className="max-w-3xl">
      <Accordion>
        {ENTRIES.map(({ question, answer }) => (
          <AccordionItem key={question()} title={question()}>
            <p className="max-w-measure text-ink-2">{answer()}</p>
          </AccordionItem>
        ))}
      </Accordion>
      <div className="mt-6">
        <LinkButton to="/faq" look="outline">
          {m.home_faq_all()}
        </LinkButton>
      </div>
    </div>
  </Section>
);
