import type { PackedBody } from '../src/sky/longitudes/packed-body.ts';
import * as series from '../src/sky/longitudes/series.ts';
import { JUPITER_TABLE } from '../src/sky/longitudes/tables/jupiter.generated.ts';
import { MARS_TABLE } from '../src/sky/longitudes/tables/mars.generated.ts';
import { MERCURY_TABLE } from '../src/sky/longitudes/tables/mercury.generated.ts';
import { MOON_TABLE } from '../src/sky/longitudes/tables/moon.generated.ts';
import { SATURN_TABLE } from '../src/sky/longitudes/tables/saturn.generated.ts';
import { SUN_TABLE } from '../src/sky/longitudes/tables/sun.generated.ts';
import { TRUE_NODE_TABLE } from '../src/sky/longitudes/tables/true-node.generated.ts';
import { VENUS_TABLE } from '../src/sky/longitudes/tables/venus.generated.ts';
import type { TableBody } from './plan.ts';

/** The committed tables by body. */
export const TABLES: Readonly<Record<TableBody, PackedBody>> = {
  sun: SUN_TABLE,
  moon: MOON_TABLE,
  mercury: MERCURY_TABLE,
  venus: VENUS_TABLE,
  mars: MARS_TABLE,
  jupiter: JUPITER_TABLE,
  saturn: SATURN_TABLE,
  'true-node': TRUE_NODE_TABLE,
};

/** The same as the engine reads them. */
export const SERIES: Readonly<Record<TableBody, series.Series>> = {
  sun: series.SUN,
  moon: series.MOON,
  mercury: series.MERCURY,
  venus: series.VENUS,
  mars: series.MARS,
  jupiter: series.JUPITER,
  saturn: series.SATURN,
  'true-node': series.TRUE_NODE,
};
