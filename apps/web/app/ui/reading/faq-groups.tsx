import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { FaqGroup } from './faq-group.ts';
import { Accordion, AccordionItem } from '../accordion.tsx';
import { Passages } from './passages.tsx';

/** The open questions. The one the fragment names (`/faq#refunds`) opens whenever the link is followed. */
const useOpenQuestions = () => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const location = useLocation();
  useEffect(() => {
    const named = location.hash.slice(1);
    if (named !== '') setOpen((before) => new Set(before).add(named));
  }, [location]);
  const toggle = (id: string): void =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { open, toggle };
};

/** All questions with their full answers, by group. */
export const FaqGroups = ({ groups }: { readonly groups: readonly FaqGroup[] }) => {
  const { open, toggle } = useOpenQuestions();
  return (
    <div className="printed-open flex flex-col gap-10">
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2 className="mb-3 text-title">{title}</h2>
          <Accordion>
            {entries.map(({ id, question, answer, more = [] }) => (
              <AccordionItem
                key={id}
                anchor={id}
                title={question}
                open={open.has(id)}
                onToggle={() => toggle(id)}
              >
                <div className="flex max-w-measure flex-col gap-3 text-ink-2">
                  <p>{answer}</p>
                  <Passages text={more} />
                </div>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
};
