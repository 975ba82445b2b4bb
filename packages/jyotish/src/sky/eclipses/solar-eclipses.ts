import { POLAR_REACH, RADII } from '../../tables/eclipses.ts';
import type { JulianDayUt, Span } from '../../units.ts';
import { syzygies } from '../search/syzygies.ts';
import { greatestNear } from './greatest.ts';
import { lightsAt, type Light, type Lights } from './lights.ts';

/** An eclipse of the Sun somewhere on Earth. */
export interface SolarEclipse {
  /** The most that is seen of it: `hybrid` is total on one part of its path and annular on another. */
  readonly kind: 'partial' | 'annular' | 'total' | 'hybrid';
  /** When the axis of the Moon's shadow is nearest to the middle of the Earth. */
  readonly greatest: JulianDayUt;
  /** How near, in equatorial radii; positive when it passes north of the middle. */
  readonly gamma: number;
}

const RADIANS = Math.PI / 180;

type Vector = readonly [number, number, number];

/** From the middle of the Earth, in its equatorial radii. */
const vectorOf = ({ longitude, latitude, distance }: Light): Vector => {
  const [lon, lat] = [longitude * RADIANS, latitude * RADIANS];
  const size = distance / RADII.earth;
  return [
    size * Math.cos(lat) * Math.cos(lon),
    size * Math.cos(lat) * Math.sin(lon),
    size * Math.sin(lat),
  ];
};

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The Moon's shadow where its axis passes the middle of the Earth, in equatorial radii. */
interface ShadowCone {
  /** From the axis to the middle of the Earth; positive north of it. */
  readonly gamma: number;
  /** Radius of the penumbra; of the umbra, negative while it has not come to its point. */
  readonly penumbra: number;
  readonly umbra: number;
  /** What the radius of the umbra, with its sign, grows by in each equatorial radius away from the Moon. */
  readonly growth: number;
}

const coneOf = ({ sun, moon }: Lights): ShadowCone => {
  const [theSun, theMoon] = [vectorOf(sun), vectorOf(moon)];
  const between: Vector = [theSun[0] - theMoon[0], theSun[1] - theMoon[1], theSun[2] - theMoon[2]];
  const length = Math.sqrt(dot(between, between));
  const along = dot(theMoon, between) / length;
  const north = theMoon[2] - (along * between[2]) / length;
  const gamma = Math.sqrt(Math.max(0, dot(theMoon, theMoon) - along * along)) * Math.sign(north);
  const [sunRadius, moonRadius] = [RADII.sun / RADII.earth, RADII.moon / RADII.earth];
  const [inner, outer] = [(sunRadius - moonRadius) / length, (sunRadius + moonRadius) / length];
  const edge = (sine: number): number => sine / Math.sqrt(1 - sine * sine);
  return {
    gamma,
    penumbra: (along + moonRadius / outer) * edge(outer),
    umbra: (along - moonRadius / inner) * edge(inner),
    growth: edge(inner),
  };
};

const kindOf = (cone: ShadowCone): SolarEclipse['kind'] | null => {
  const off = Math.abs(cone.gamma);
  if (off > POLAR_REACH + cone.penumbra) return null;
  if (off > POLAR_REACH + Math.abs(cone.umbra)) return 'partial';
  if (cone.umbra < 0) return 'total';
  const height = Math.sqrt(Math.max(0, 1 - off * off));
  return cone.umbra - height * cone.growth < 0 ? 'hybrid' : 'annular';
};

const eclipseNear = (newMoon: JulianDayUt): readonly SolarEclipse[] => {
  const greatest = greatestNear(newMoon, (jdUt) => coneOf(lightsAt(jdUt)).gamma);
  const cone = coneOf(lightsAt(greatest));
  const kind = kindOf(cone);
  return kind === null ? [] : [{ kind, greatest, gamma: cone.gamma }];
};

/**
 * Every eclipse of the Sun whose new Moon lies within a span, in order: whether it is seen from a
 * place is not told. Explanatory Supplement (1992), 8.3. Throws SkyRangeError and InputError.
 */
export const solarEclipses = (span: Span): readonly SolarEclipse[] =>
  syzygies('new', span).flatMap(eclipseNear);
