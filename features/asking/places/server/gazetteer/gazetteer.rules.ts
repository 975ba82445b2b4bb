import { fold } from '../spelling/fold.rules.ts';
import { COLUMNS, type GazetteerHead } from './format.rules.ts';
import { startsOf, textAt, type TextColumn } from './text-column.rules.ts';

/**
 * All places in columns, addressed by row number. Rows are sorted by the phonetic key of the folded name
 * (`keys`), aliases by that of theirs; `aliasOf` maps an alias to its row. Coordinates are in 1/10,000
 * degree, `rank` is 10 × log2 of the population, 0 if unknown.
 */
export interface Gazetteer extends Pick<GazetteerHead, 'regions' | 'countries'> {
  readonly size: number;
  readonly names: TextColumn;
  readonly keys: TextColumn;
  readonly aliases: TextColumn;
  readonly aliasOf: Uint32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly id: Uint32Array;
  readonly region: Uint16Array;
  readonly rank: Uint8Array;
}

type Columns = {
  readonly [C in (typeof COLUMNS)[number] as C['name']]: InstanceType<C['type']>;
};

/** Reads the columns of the unpacked file (format.rules.ts), as views into its bytes. */
export function readGazetteer(file: Uint8Array<ArrayBuffer>): Gazetteer {
  const headEnd = 4 + new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, headEnd))) as GazetteerHead;

  let at = headEnd;
  const columns = Object.fromEntries(
    COLUMNS.map(({ name, type: View, of }) => {
      const column = new View(file.buffer, file.byteOffset + at, head[of]);
      at += column.byteLength;
      return [name, column];
    }),
  ) as Columns;
  const { nameLengths, aliasLengths, ...numbers } = columns;
  const textEnd = at + head.nameBytes;
  const names = { bytes: file.subarray(at, textEnd), starts: startsOf(nameLengths) };
  return {
    ...numbers,
    size: head.places,
    names,
    keys: foldAll(names),
    aliases: {
      bytes: file.subarray(textEnd, textEnd + head.aliasBytes),
      starts: startsOf(aliasLengths),
    },
    regions: head.regions,
    countries: head.countries,
  };
}

/** Folds every name; plain ASCII ones byte by byte, for speed. Folding never lengthens our names. */
function foldAll(names: TextColumn): TextColumn {
  const count = names.starts.length - 1;
  const folded = new Uint8Array(names.bytes.length);
  const starts = new Uint32Array(count + 1);
  const encoder = new TextEncoder();
  let end = 0;
  for (let n = 0; n < count; n += 1) {
    const began = end;
    for (let at = names.starts[n] ?? 0; at < (names.starts[n + 1] ?? 0); at += 1) {
      const byte = names.bytes[at] ?? 0;
      if (byte > 0x7f) {
        end = began + encoder.encodeInto(fold(textAt(names, n)), folded.subarray(began)).written;
        break;
      }
      const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
      if ((lower >= 0x61 && lower <= 0x7a) || (lower >= 0x30 && lower <= 0x39)) {
        folded[end] = lower;
        end += 1;
      }
    }
    starts[n + 1] = end;
  }
  return { bytes: folded, starts };
}
