import { type ChartHouse, ChartPicture } from './chart-picture.tsx';

interface NorthIndianChartProps {
  readonly caption: string;
  readonly headings: { readonly house: string; readonly sign: string; readonly bodies: string };
  /** The twelve houses, in order. */
  readonly houses: readonly ChartHouse[];
  /** The label in the table of what is marked in the picture. */
  readonly used?: string;
}

const ROW = 'border-b border-line last:border-b-0';
const CELL = 'py-1.5 pr-4 text-left align-top font-normal';
const HEAD = 'py-1.5 pr-4 text-left align-bottom font-semibold';

/** A birth chart in North Indian style, and the same as a table: beside it where there is room, else below. */
export const NorthIndianChart = ({ caption, headings, houses, used }: NorthIndianChartProps) => {
  const named = (text: string | number, isUsed?: boolean): string =>
    isUsed ? `${text} (${used ?? ''})` : String(text);
  return (
    <div className="@container">
      <figure className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[20rem_1fr] @3xl:gap-10">
        <ChartPicture houses={houses} />
        <table className="w-full text-small">
          <caption className="pb-2 text-left font-semibold">{caption}</caption>
          <thead>
            <tr className={ROW}>
              <th scope="col" className={HEAD}>
                {headings.house}
              </th>
              <th scope="col" className={HEAD}>
                {headings.sign}
              </th>
              <th scope="col" className={HEAD}>
                {headings.bodies}
              </th>
            </tr>
          </thead>
          <tbody>
            {houses.map(({ house, sign, bodies, used: isUsed }) => (
              <tr key={house} className={ROW}>
                <th scope="row" className={CELL}>
                  {named(house, isUsed)}
                </th>
                <td className={CELL}>{sign}</td>
                <td className={CELL}>
                  {bodies.map((body) => named(body.full, body.used)).join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </div>
  );
};
