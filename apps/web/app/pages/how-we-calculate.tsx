import { BOOKS } from '@dhruva/asking/answers/contract/books';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { HOUSES } from '../content/houses.ts';
import { CONVENTION_GROUPS } from '../content/how-we-calculate.ts';
import { REFERENCE_RESULTS } from '../content/reference-results.generated.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Contents } from '../ui/reading/contents.tsx';
import { ReferenceTables } from '../ui/reading/reference-tables.tsx';
import { Card } from '../ui/card.tsx';
import { NorthIndianChart } from '../ui/north-indian-chart.tsx';

export const meta = () => pageMeta(m.seo_title_how_we_calculate());

const houses = () =>
  HOUSES.map(({ sign, readFor }, index) => ({
    house: index + 1,
    mark: String(index + 1),
    sign,
    bodies: [{ short: '', full: readFor }],
  }));

/** Runs at build time: the texts and results are in the HTML and not in a script. */
export const loader = () => ({
  groups: CONVENTION_GROUPS,
  topics: REFERENCE_RESULTS,
  houses: houses(),
  books: Object.entries(BOOKS).map(([name, text]) => ({ name, text })),
});

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

const Part = ({ id, title, lead, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} tabIndex={-1} className="text-title">
      {title}
    </h2>
    {lead !== undefined && <p className="mt-2 max-w-measure text-ink-2">{lead}</p>}
    {children !== undefined && <div className="mt-4">{children}</div>}
  </section>
);

interface TermsProps {
  readonly terms: readonly { readonly name: string; readonly text: string }[];
}

const Terms = ({ terms }: TermsProps) => (
  <dl className="grid gap-x-14 gap-y-6 md:grid-cols-2">
    {terms.map(({ name, text }) => (
      <div key={name}>
        <dt className="font-semibold">{name}</dt>
        <dd className="text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

const AFTER = {
  chart: { id: 'houses', title: m.how_chart_title() },
  books: { id: 'books', title: m.how_books_title(), lead: m.how_books_text() },
  checked: { id: 'checked', title: m.how_reference_title(), lead: m.how_reference_text() },
  limits: { id: 'limits', title: m.how_limits_title(), lead: m.how_limits_text() },
};

const HowWeCalculatePage = () => {
  const { groups, topics, houses: chart, books } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={m.page_how_we_calculate_title()} lead={m.page_how_we_calculate_lead()} wide>
      <Contents parts={[...groups, ...Object.values(AFTER)]} />
      <div className="mt-12 flex flex-col gap-12">
        {groups.map(({ id, title, conventions }) => (
          <Part key={id} id={id} title={title}>
            <Terms terms={conventions} />
          </Part>
        ))}
        <Part {...AFTER.chart}>
          <Card>
            <NorthIndianChart
              caption={m.how_chart_caption()}
              headings={{
                house: m.how_chart_house(),
                sign: m.how_chart_sign(),
                bodies: m.how_chart_read_for(),
              }}
              houses={chart}
            />
          </Card>
        </Part>
        <Part {...AFTER.books}>
          <Terms terms={books} />
        </Part>
        <Part {...AFTER.checked}>
          <ReferenceTables topics={topics} />
        </Part>
        <Part {...AFTER.limits} />
      </div>
    </PlainPage>
  );
};
export default HowWeCalculatePage;
