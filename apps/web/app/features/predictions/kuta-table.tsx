import type { PairAnswer } from '@dhruva/contract/compatibility/schemas';
import { m } from '../../paraglide/messages.js';

type Kuta = NonNullable<PairAnswer['kuta']>;

/** Each kuta's name and what it looks at. */
const NAMES = {
  varna: m.kuta_varna,
  vashya: m.kuta_vashya,
  tara: m.kuta_tara,
  yoni: m.kuta_yoni,
  maitri: m.kuta_maitri,
  gana: m.kuta_gana,
  bhakoot: m.kuta_bhakoot,
  nadi: m.kuta_nadi,
} as const satisfies Record<Kuta['rows'][number]['kuta'], () => string>;

const CELL = 'py-2 text-right tabular-nums';
const HEAD = 'py-2 align-bottom text-small font-normal text-ink-3';

/** The eight kutas: points as the tables give them, and after the cancellations all schools agree on. */
export const KutaTable = ({ kuta }: { readonly kuta: Kuta }) => (
  <section>
    <h4 className="mb-2 text-lead">{m.kuta_title()}</h4>
    <table className="w-full border-collapse">
      <caption className="mb-1 text-left text-small text-ink-3">{m.kuta_caption()}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${HEAD} text-left`}>
            {m.kuta_name()}
          </th>
          <th scope="col" className={`${HEAD} w-20 text-right`}>
            {m.kuta_points()}
          </th>
          <th scope="col" className={`${HEAD} w-28 pl-2 text-right`}>
            {m.kuta_settled()}
          </th>
        </tr>
      </thead>
      <tbody>
        {kuta.rows.map(({ kuta: id, max, raw, settled }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {NAMES[id]()}
            </th>
            <td className={CELL}>{m.kuta_of({ points: raw, max })}</td>
            <td className={CELL}>{m.kuta_of({ points: settled, max })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-left">
            {m.kuta_total()}
          </th>
          <td className={CELL}>{m.kuta_of({ points: kuta.total.raw, max: kuta.total.max })}</td>
          <td className={CELL}>{m.kuta_of({ points: kuta.total.settled, max: kuta.total.max })}</td>
        </tr>
      </tfoot>
    </table>
  </section>
);
