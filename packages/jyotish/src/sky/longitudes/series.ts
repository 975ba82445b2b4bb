import type { JulianDayTt } from '../../units.ts';
import { evaluate, type ValueAndRate } from './chebyshev.ts';
import { decode, type Segments } from './decode.ts';
import type { PackedBody } from './packed-body.ts';
import { JUPITER_TABLE } from './tables/jupiter.generated.ts';
import { MARS_TABLE } from './tables/mars.generated.ts';
import { MERCURY_TABLE } from './tables/mercury.generated.ts';
import { MOON_TABLE } from './tables/moon.generated.ts';
import { SATURN_TABLE } from './tables/saturn.generated.ts';
import { SUN_TABLE } from './tables/sun.generated.ts';
import { TRUE_NODE_TABLE } from './tables/true-node.generated.ts';
import { VENUS_TABLE } from './tables/venus.generated.ts';

/** The series of one body. */
export type Series = () => Segments;

/** A body's series, decoded on first use and kept. */
const decoded = (body: PackedBody): Series => {
  let segments: Segments | undefined;
  return () => (segments ??= decode(body));
};

// Marked as pure, so that a bundler drops the tables of bodies that nobody asks for.
export const SUN = /* @__PURE__ */ decoded(SUN_TABLE);
export const MOON = /* @__PURE__ */ decoded(MOON_TABLE);
export const MERCURY = /* @__PURE__ */ decoded(MERCURY_TABLE);
export const VENUS = /* @__PURE__ */ decoded(VENUS_TABLE);
export const MARS = /* @__PURE__ */ decoded(MARS_TABLE);
export const JUPITER = /* @__PURE__ */ decoded(JUPITER_TABLE);
export const SATURN = /* @__PURE__ */ decoded(SATURN_TABLE);
export const TRUE_NODE = /* @__PURE__ */ decoded(TRUE_NODE_TABLE);

/**
 * Apparent longitude of a body from the table, degrees on the mean equinox of date (not folded),
 * and its speed: light time and aberration included, nutation and light deflection not.
 */
export const longitudeIn = (series: Series, jdTt: JulianDayTt): ValueAndRate =>
  evaluate(series(), jdTt);
