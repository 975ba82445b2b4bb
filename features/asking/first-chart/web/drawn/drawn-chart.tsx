import { LABELS, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { ChartPicture } from '@dhruva/web/ui/chart-picture.tsx';
import type { FirstChart } from '../../contract/schemas.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The chart as a picture, and as a list for who cannot see it. */
export const DrawnChart = ({ chart }: Pick<FirstChart, 'chart'>) => {
  const { language } = useAnswerLanguage();
  const { chart: labels } = LABELS[language];
  const grahas = Object.entries(chart.grahas) as [
    keyof typeof chart.grahas,
    { readonly house: number },
  ][];
  const houses = HOUSES.map((house) => {
    const rashi = (chart.lagna + house - 1) % 12;
    return {
      house,
      mark: String(rashi + 1),
      sign: labels.signs[rashi] ?? '',
      bodies: grahas.filter(([, at]) => at.house === house).map(([graha]) => labels.names[graha]),
    };
  });
  return (
    <>
      <ChartPicture houses={houses} />
      <ul className="sr-only" aria-label={labels.title}>
        {houses.map(({ house, sign, bodies }) => (
          <li key={house}>
            {`${labels.house} ${house}, ${sign}: ${bodies.map(({ full }) => full).join(', ')}`}
          </li>
        ))}
      </ul>
    </>
  );
};
