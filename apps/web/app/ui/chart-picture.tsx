interface ChartBody {
  /** The abbreviation in the picture ("Su"); `full` is the name for the table ("Sun"). */
  readonly short: string;
  readonly full: string;
  readonly used?: boolean;
}

export interface ChartHouse {
  /** 1 to 12, counted from the ascendant. */
  readonly house: number;
  /** The small number printed in the house: in North Indian charts the sign's number, 1 for Aries. */
  readonly mark: string;
  readonly sign: string;
  readonly bodies: readonly ChartBody[];
  readonly used?: boolean;
}

const LINES = 'M2 2h196v196H2ZM2 2l196 196M198 2L2 198M100 2l98 98-98 98-98-98Z';

/**
 * Geometry of each house from the first on (top-centre, then counter-clockwise): where its text is centred,
 * how many bodies fit in a line, and its outline.
 */
const HOUSES = [
  { x: 100, y: 52, perLine: 3, outline: 'M100 2l49 49-49 49-49-49Z' },
  { x: 51, y: 22, perLine: 3, outline: 'M2 2h98l-49 49Z' },
  { x: 23, y: 51, perLine: 2, outline: 'M2 2l49 49L2 100Z' },
  { x: 52, y: 100, perLine: 3, outline: 'M2 100l49-49 49 49-49 49Z' },
  { x: 23, y: 149, perLine: 2, outline: 'M2 100l49 49L2 198Z' },
  { x: 51, y: 180, perLine: 3, outline: 'M2 198l49-49 49 49Z' },
  { x: 100, y: 148, perLine: 3, outline: 'M100 198l-49-49 49-49 49 49Z' },
  { x: 149, y: 180, perLine: 3, outline: 'M100 198l49-49 49 49Z' },
  { x: 177, y: 149, perLine: 2, outline: 'M198 198l-49-49 49-49Z' },
  { x: 148, y: 100, perLine: 3, outline: 'M198 100l-49 49-49-49 49-49Z' },
  { x: 177, y: 51, perLine: 2, outline: 'M198 100l-49-49 49-49Z' },
  { x: 149, y: 22, perLine: 3, outline: 'M198 2l-49 49-49-49Z' },
] as const;

const LINE = 10;

const linesOf = (
  bodies: readonly ChartBody[],
  perLine: number,
): readonly (readonly ChartBody[])[] =>
  bodies.flatMap((_, at) => (at % perLine === 0 ? [bodies.slice(at, at + perLine)] : []));

const Bodies = ({
  bodies,
  perLine,
  x,
  y,
}: {
  bodies: readonly ChartBody[];
  perLine: number;
  x: number;
  y: number;
}) =>
  linesOf(bodies, perLine).map((line, at) => (
    <text key={line[0]?.short} x={x} y={y + at * LINE} fontSize="9">
      {line.map(({ short, used }, place) => (
        <tspan key={short}>
          {place > 0 && ' '}
          <tspan
            fontWeight={used === true ? 600 : 400}
            textDecoration={used === true ? 'underline' : undefined}
          >
            {short}
          </tspan>
        </tspan>
      ))}
    </text>
  ));

/** The twelve houses of a chart as an SVG; houses and bodies the answer used are framed or underlined. */
export const ChartPicture = ({ houses }: { readonly houses: readonly ChartHouse[] }) => (
  <svg aria-hidden="true" viewBox="0 0 200 200" className="mx-auto w-full max-w-80 font-text">
    <path d={LINES} fill="none" stroke="var(--chart-line)" strokeWidth="1" strokeLinejoin="round" />
    {houses.map(({ house, used }, index) =>
      used === true ? (
        <path
          key={house}
          d={HOUSES[index]?.outline}
          fill="var(--surface-2)"
          stroke="var(--tick)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ) : null,
    )}
    {houses.map(({ house, mark, bodies }, index) => {
      const { x, y, perLine } = HOUSES[index] ?? HOUSES[0];
      const lines = Math.ceil(bodies.length / perLine);
      const top = y + 3 - (lines * LINE) / 2;
      return (
        <g key={house} textAnchor="middle" fill="currentColor">
          <text x={x} y={top} fontSize="8" fill="var(--text-3)">
            {mark}
          </text>
          <Bodies bodies={bodies} perLine={perLine} x={x} y={top + LINE} />
        </g>
      );
    })}
  </svg>
);
