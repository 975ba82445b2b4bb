/** A spatial index by quarter-degree cells, to find near points without scanning all. */
const CELLS_PER_DEGREE = 4;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface CellIndex<T extends Point> {
  /** All points in the same cell and the `reach` cells around it. */
  readonly around: (point: Point, reach: number) => T[];
}

export function indexByCell<T extends Point>(things: readonly T[]): CellIndex<T> {
  const cell = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);
  const cells = Map.groupBy(things, ({ lat, lon }) => `${cell(lat)},${cell(lon)}`);
  return {
    around: ({ lat, lon }, reach) => {
      const found: T[] = [];
      for (let south = -reach; south <= reach; south += 1)
        for (let west = -reach; west <= reach; west += 1)
          found.push(...(cells.get(`${cell(lat) + south},${cell(lon) + west}`) ?? []));
      return found;
    },
  };
}
