import { HOUSES } from '../content/houses.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Card } from '../ui/card.tsx';
import { NorthIndianChart } from '../ui/north-indian-chart.tsx';

export const meta = () => pageMeta(m.found_how_we_calculate());

const CONVENTIONS = [
  { name: m.how_positions, text: m.how_positions_text },
  { name: m.how_zodiac, text: m.how_zodiac_text },
  { name: m.how_houses, text: m.how_houses_text },
  { name: m.how_nodes, text: m.how_nodes_text },
  { name: m.how_periods, text: m.how_periods_text },
  { name: m.how_time, text: m.how_time_text },
  { name: m.how_place, text: m.how_place_text },
] as const;

const houses = HOUSES.map(({ sign, readFor }, index) => ({
  house: index + 1,
  mark: String(index + 1),
  sign,
  bodies: [{ short: '', full: readFor }],
}));

const HowWeCalculatePage = () => (
  <PlainPage title={m.page_how_we_calculate_title()} lead={m.page_how_we_calculate_lead()} wide>
    <dl className="grid gap-x-14 gap-y-6 md:grid-cols-2">
      {CONVENTIONS.map(({ name, text }) => (
        <div key={name()}>
          <dt className="font-semibold">{name()}</dt>
          <dd className="text-ink-2">{text()}</dd>
        </div>
      ))}
    </dl>
    <h2 className="mt-14 mb-5 text-title">{m.how_chart_title()}</h2>
    <Card>
      <NorthIndianChart
        caption={m.how_chart_caption()}
        headings={{
          house: m.how_chart_house(),
          sign: m.how_chart_sign(),
          bodies: m.how_chart_read_for(),
        }}
        houses={houses}
      />
    </Card>
    <h2 className="mt-14 text-title">{m.how_limits_title()}</h2>
    <p className="mt-2 max-w-measure text-ink-2">{m.how_limits_text()}</p>
  </PlainPage>
);
export default HowWeCalculatePage;
