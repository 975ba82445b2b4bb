const LINES = 'M2 2h196v196H2ZM2 2l196 196M198 2L2 198M100 2l98 98-98 98-98-98Z';

/** Middle of each house from the first on: top-centre lozenge, then counter-clockwise (2 is upper-left). */
const HOUSES = [
  [100, 52],
  [51, 25],
  [25, 51],
  [52, 100],
  [25, 149],
  [51, 175],
  [100, 148],
  [149, 175],
  [175, 149],
  [148, 100],
  [175, 51],
  [149, 25],
] as const;

export interface ChartHouse {
  /** 1 to 12, counted from the ascendant. */
  readonly house: number;
  /** The small number written in the house; North Indian charts give the sign's number, 1 for Aries. */
  readonly mark: string;
  readonly sign: string;
  /** Short names in the picture ("Su"), with the full ones for the table ("Sun"). */
  readonly bodies: readonly { readonly short: string; readonly full: string }[];
}

interface NorthIndianChartProps {
  readonly caption: string;
  readonly headings: { readonly house: string; readonly sign: string; readonly bodies: string };
  /** Twelve, in order. */
  readonly houses: readonly ChartHouse[];
}

const ROW = 'border-b border-line last:border-b-0';
const CELL = 'py-1.5 pr-4 text-left font-normal';

/** A birth chart in the North Indian manner, and the same in a table for those who cannot see or read it. */
export const NorthIndianChart = ({ caption, headings, houses }: NorthIndianChartProps) => (
  <figure className="grid grid-cols-1 items-start gap-6 md:grid-cols-[20rem_1fr] md:gap-10">
    <ChartPicture houses={houses} />
    <table className="w-full text-small">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className={ROW}>
          <th scope="col" className={CELL}>
            {headings.house}
          </th>
          <th scope="col" className={CELL}>
            {headings.sign}
          </th>
          <th scope="col" className={CELL}>
            {headings.bodies}
          </th>
        </tr>
      </thead>
      <tbody>
        {houses.map(({ house, sign, bodies }) => (
          <tr key={house} className={ROW}>
            <th scope="row" className={CELL}>
              {house}
            </th>
            <td className={CELL}>{sign}</td>
            <td className={CELL}>{bodies.map(({ full }) => full).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);

const ChartPicture = ({ houses }: Pick<NorthIndianChartProps, 'houses'>) => (
  <svg aria-hidden="true" viewBox="0 0 200 200" className="mx-auto w-full max-w-80 font-text">
    <path d={LINES} fill="none" stroke="var(--chart-line)" strokeWidth="1" strokeLinejoin="round" />
    {houses.map(({ house, mark, bodies }, index) => {
      const [x, y] = HOUSES[index] ?? [0, 0];
      return (
        <g key={house} textAnchor="middle" fill="currentColor">
          <text x={x} y={y + (bodies.length > 0 ? -4 : 3)} fontSize="8" fill="var(--text-3)">
            {mark}
          </text>
          <text x={x} y={y + 7} fontSize="9" fontWeight="600">
            {bodies.map(({ short }) => short).join(' ')}
          </text>
        </g>
      );
    })}
  </svg>
);
