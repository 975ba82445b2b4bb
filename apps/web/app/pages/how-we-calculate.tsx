import { useLoaderData } from 'react-router';
import { HOUSES } from '../content/houses.ts';
import { CONVENTION_GROUPS, type ConventionGroup } from '../content/how-we-calculate.ts';
import { REFERENCE_RESULTS } from '../content/reference-results.generated.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { ReferenceTables } from '../shell/reading/reference-tables.tsx';
import { Card } from '../ui/card.tsx';
import { NorthIndianChart } from '../ui/north-indian-chart.tsx';

export const meta = () => pageMeta(m.found_how_we_calculate());

const houses = () =>
  HOUSES.map(({ sign, readFor }, index) => ({
    house: index + 1,
    mark: String(index + 1),
    sign,
    bodies: [{ short: '', full: readFor }],
  }));

/** Runs while the site is built: the texts and the results lie in the HTML, not in a script. */
export const loader = () => ({
  groups: CONVENTION_GROUPS,
  topics: REFERENCE_RESULTS,
  houses: houses(),
});

const Conventions = ({ id, title, conventions }: ConventionGroup) => (
  <section aria-labelledby={id}>
    <h2 id={id} tabIndex={-1} className="text-title">
      {title}
    </h2>
    <dl className="mt-4 grid gap-x-14 gap-y-6 md:grid-cols-2">
      {conventions.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const HowWeCalculatePage = () => {
  const { groups, topics, houses: chart } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={m.page_how_we_calculate_title()} lead={m.page_how_we_calculate_lead()} wide>
      <div className="flex flex-col gap-12">
        {groups.map((group) => (
          <Conventions key={group.id} {...group} />
        ))}
        <section>
          <h2 className="mb-5 text-title">{m.how_chart_title()}</h2>
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
        </section>
        <section>
          <h2 className="text-title">{m.how_reference_title()}</h2>
          <p className="mt-2 mb-4 max-w-measure text-ink-2">{m.how_reference_text()}</p>
          <ReferenceTables topics={topics} />
        </section>
        <section>
          <h2 className="text-title">{m.how_limits_title()}</h2>
          <p className="mt-2 max-w-measure text-ink-2">{m.how_limits_text()}</p>
        </section>
      </div>
    </PlainPage>
  );
};
export default HowWeCalculatePage;
