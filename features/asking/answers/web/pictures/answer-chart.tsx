import type { UsedChart } from '../../contract/schemas.ts';
import { NorthIndianChart } from '@dhruva/web/ui/north-indian-chart.tsx';
import { useLabels } from '../words/answer-language.tsx';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The birth chart behind an answer; what its strongest reasons refer to is marked. */
export const AnswerChart = ({ chart }: { readonly chart: UsedChart }) => {
  const { chart: labels } = useLabels();
  const grahas = Object.entries(chart.grahas) as [keyof UsedChart['grahas'], { house: number }][];
  const houses = HOUSES.map((house) => {
    const rashi = (chart.lagna + house - 1) % 12;
    return {
      house,
      mark: String(rashi + 1),
      sign: labels.signs[rashi] ?? '',
      used: chart.used.houses.includes(house),
      bodies: grahas
        .filter(([, at]) => at.house === house)
        .map(([graha]) => ({ ...labels.names[graha], used: chart.used.grahas.includes(graha) })),
    };
  });
  return (
    <section>
      <h2 className="mb-2 text-lead">{labels.title}</h2>
      {!chart.steady && <p className="mb-2 text-small text-ink-2">{labels.unsteady}</p>}
      <NorthIndianChart
        caption={labels.caption[chart.from]}
        headings={{ house: labels.house, sign: labels.sign, bodies: labels.grahas }}
        used={labels.used}
        houses={houses}
      />
    </section>
  );
};
