import type { Passage, TwoColumns } from './passage.ts';
import { LinkedText } from './linked-text.tsx';

const isTable = (passage: Passage): passage is TwoColumns =>
  typeof passage === 'object' && 'rows' in passage;

const Table = ({ head, rows }: TwoColumns) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{head.join(': ')}</caption>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col" className="py-2 pr-4 text-left align-bottom">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, then]) => (
        <tr key={what} className="border-t border-line align-top">
          <th scope="row" className="w-3/5 py-2 pr-4 text-left font-normal">
            {what}
          </th>
          <td className="py-2">{then}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Points = ({ points }: { readonly points: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ember-500">
    {points.map((point) => (
      <li key={point}>
        <LinkedText>{point}</LinkedText>
      </li>
    ))}
  </ul>
);

/** Renders the blocks of a long text. */
export const Passages = ({ text }: { readonly text: readonly Passage[] }) =>
  text.map((passage) => {
    if (typeof passage === 'string')
      return (
        <p key={passage}>
          <LinkedText>{passage}</LinkedText>
        </p>
      );
    if (isTable(passage)) return <Table key={passage.head[0]} {...passage} />;
    return <Points key={passage[0]} points={passage} />;
  });
