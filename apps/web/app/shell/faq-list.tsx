import type { FaqEntry } from '../ui/reading/faq-group.ts';
import { Accordion, AccordionItem } from '../ui/accordion.tsx';

interface FaqListProps {
  readonly entries: readonly FaqEntry[];
  readonly headingLevel: 2 | 3;
}

/** An accordion of FAQ entries with their short answers. */
export const FaqList = ({ entries, headingLevel }: FaqListProps) => (
  <Accordion>
    {entries.map(({ id, question, answer }) => (
      <AccordionItem key={id} title={question} headingLevel={headingLevel}>
        <p className="max-w-measure text-ink-2">{answer}</p>
      </AccordionItem>
    ))}
  </Accordion>
);
