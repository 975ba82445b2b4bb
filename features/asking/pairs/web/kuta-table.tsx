import type { PairAnswer } from '@dhruva/asking/pairs/contract/schemas';
import { useLabels } from '@dhruva/asking/answers/web';

type Kuta = NonNullable<PairAnswer['kuta']>;

const CELL = 'py-2 text-right tabular-nums';
const HEAD = 'py-2 align-bottom text-small font-normal text-ink-3';

/** The eight kutas: points as the tables give them, and after the cancellations all schools agree on. */
export const KutaTable = ({ kuta }: { readonly kuta: Kuta }) => {
  const labels = useLabels().kuta;
  return (
    <section>
      <h2 className="mb-2 text-lead">{labels.title}</h2>
      <table className="w-full border-collapse">
        <caption className="mb-1 text-left text-small text-ink-3">{labels.caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${HEAD} text-left`}>
              {labels.name}
            </th>
            <th scope="col" className={`${HEAD} w-20 text-right`}>
              {labels.points}
            </th>
            <th scope="col" className={`${HEAD} w-28 pl-2 text-right`}>
              {labels.settled}
            </th>
          </tr>
        </thead>
        <tbody>
          {kuta.rows.map(({ kuta: id, max, raw, settled }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {labels.names[id]}
              </th>
              <td className={CELL}>{labels.of(raw, max)}</td>
              <td className={CELL}>{labels.of(settled, max)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 text-left">
              {labels.total}
            </th>
            <td className={CELL}>{labels.of(kuta.total.raw, kuta.total.max)}</td>
            <td className={CELL}>{labels.of(kuta.total.settled, kuta.total.max)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
