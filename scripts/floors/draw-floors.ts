import { FLOORS, NOUNS } from '../boundaries/floors.ts';

/** Imports from one noun to another, both as `floor/noun`. */
export interface Use {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

const WIDTH = 1280;
const HEAD = 64;
const FLOOR = { height: 164, label: 92, padding: 12 };
const BOX = { width: 178, height: 84, gap: 16, top: 62 };
const LINE = { letters: 28, height: 13 };
const COLORS = ['#4a6fa5', '#2e7d5b', '#8a5a2b', '#8b3a62', '#5b4b8a'];

const floors = Object.keys(FLOORS);
const HEIGHT = HEAD + floors.length * FLOOR.height + 8;

const floorOf = (noun: string): string => noun.split('/')[0] ?? '';
const nameOf = (noun: string): string => noun.split('/')[1] ?? '';
const topOf = (floor: string): number =>
  HEAD + (floors.length - 1 - floors.indexOf(floor)) * FLOOR.height;

/** Where a noun stands: its floor from the ground up, its place in the order from the left. */
const boxOf = (noun: string): Box => {
  const floor = floorOf(noun);
  const place = NOUNS.filter((other) => floorOf(other) === floor).indexOf(noun);
  return {
    x: FLOOR.label + place * (BOX.width + BOX.gap),
    y: topOf(floor) + BOX.top,
    color: COLORS[floors.indexOf(floor)] ?? '#333333',
  };
};

const text = (x: number, y: number, words: string, look: string): string =>
  `<text x="${x}" y="${y}" ${look}>${words}</text>`;

/** Words in lines that fit into a box, broken after a comma. */
const inLines = (words: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}, ${word}`.length <= LINE.letters)
      lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return lines.map((line, at) => (at < lines.length - 1 ? `${line},` : line));
};

const drawBox = (noun: string, uses: readonly Use[]): string => {
  const { x, y, color } = boxOf(noun);
  const used = uses
    .filter(({ from }) => from === noun)
    .toSorted((one, other) => NOUNS.indexOf(one.to) - NOUNS.indexOf(other.to))
    .map(({ to, count }) => `${nameOf(to)} ${count}`);
  return [
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="#ffffff" stroke="${color}" stroke-width="1.5"/>`,
    text(x + 10, y + 19, nameOf(noun), `font-size="14" font-weight="600" fill="${color}"`),
    ...inLines(used.length > 0 ? used : ['uses no other']).map((line, at) =>
      text(x + 10, y + 36 + at * LINE.height, line, 'font-size="10.5" fill="#444444"'),
    ),
  ].join('\n');
};

const drawFloor = (floor: string): string => {
  const y = topOf(floor);
  return [
    `<rect x="8" y="${y + 4}" width="${WIDTH - 16}" height="${FLOOR.height - 8}" rx="8" fill="${COLORS[floors.indexOf(floor)]}" fill-opacity="0.07"/>`,
    text(
      20,
      y + BOX.top + BOX.height / 2 + 5,
      floor,
      'font-size="15" font-weight="600" fill="#222222"',
    ),
  ].join('\n');
};

/** On its own floor an arc to the left, over the boxes; to a lower floor a line from the foot of a box to the head of another. */
const pathOf = (from: Box, to: Box, share: number): string => {
  const at = (box: Box): number => Math.round(box.x + BOX.width * share);
  const [x1, x2] = [at(from), at(to)];
  if (from.y === to.y) {
    const rise = Math.min(50, 14 + Math.round(Math.abs(x1 - x2) / 16));
    return `M${x1} ${from.y} C${x1} ${from.y - rise} ${x2} ${to.y - rise} ${x2} ${to.y - 3}`;
  }
  const [y1, y2] = [from.y + BOX.height, to.y - 3];
  return `M${x1} ${y1} C${x1} ${y1 + 50} ${x2} ${y2 - 50} ${x2} ${y2}`;
};

/** Beside each other where they leave and arrive: one place for each of the nouns used. */
const drawUse = ({ from, to, count }: Use): string => {
  const [source, target] = [boxOf(from), boxOf(to)];
  const share = 0.12 + (0.76 * NOUNS.indexOf(from)) / NOUNS.length;
  const thick = (1 + Math.log2(count) * 0.55).toFixed(2);
  return `<path d="${pathOf(source, target, share)}" fill="none" stroke="${source.color}" stroke-opacity="0.55" stroke-width="${thick}" marker-end="url(#${floorOf(from)})"><title>${from} uses ${to}: ${count}</title></path>`;
};

const markers = floors.map(
  (floor, at) =>
    `<marker id="${floor}" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="${COLORS[at]}"/></marker>`,
);

/** The floors from the ground up, each noun a box in its order, and an arrow for each noun that uses another. */
export const drawFloors = (uses: readonly Use[]): string => {
  const all = uses.toSorted(
    (one, other) =>
      NOUNS.indexOf(one.from) - NOUNS.indexOf(other.from) ||
      NOUNS.indexOf(one.to) - NOUNS.indexOf(other.to),
  );
  const imports = all.reduce((sum, { count }) => sum + count, 0);
  return `${[
    '<!-- Drawn from the imports by `npm run -s floors`; do not edit. -->',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="system-ui, sans-serif" role="img" aria-label="The floors of features and the imports between their nouns">`,
    `<defs>${markers.join('')}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    text(
      20,
      30,
      'The floors: a noun uses lower floors and, on its own, nouns to its left',
      'font-size="19" font-weight="600" fill="#222222"',
    ),
    text(
      20,
      52,
      `${NOUNS.length} nouns, ${all.length} arrows, ${imports} imports of files that ship. In a box: whom the noun uses, by how many imports. What passes behind a box has nothing to do with it.`,
      'font-size="13" fill="#444444"',
    ),
    ...floors.map(drawFloor),
    ...all.map(drawUse),
    ...NOUNS.map((noun) => drawBox(noun, all)),
    '</svg>',
  ].join('\n')}\n`;
};
