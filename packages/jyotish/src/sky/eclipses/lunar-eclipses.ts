import { RADII, SHADOW_OF_AIR } from '../../tables/eclipses.ts';
import { julianDayUt, signedArc, type JulianDayUt, type Span } from '../../units.ts';
import { zeroCrossing } from '../search/root.ts';
import { syzygies } from '../search/syzygies.ts';
import { greatestNear } from './greatest.ts';
import { lightsAt, type Lights } from './lights.ts';

/** An eclipse of the Moon; it is seen wherever she is above the horizon. */
export interface LunarEclipse {
  readonly kind: 'penumbral' | 'partial' | 'total';
  /** When the Moon is nearest to the middle of the shadow. */
  readonly greatest: JulianDayUt;
  /** The part of her diameter in the umbra then, and in the penumbra; more than one when she is wholly within. */
  readonly magnitude: number;
  readonly penumbralMagnitude: number;
  /** The times she touches each shadow; null for one that she does not. */
  readonly penumbra: Span;
  readonly umbra: Span | null;
  readonly totality: Span | null;
}

const RADIANS = Math.PI / 180;
/** No eclipse takes longer from its beginning to its greatest, days. */
const LONGEST_HALF = 0.15;

/** Angles in the sky as seen from the middle of the Earth, degrees. */
interface Shadow {
  /** From the middle of the shadow to that of the Moon. */
  readonly distance: number;
  readonly moon: number;
  readonly umbra: number;
  readonly penumbra: number;
}

const angle = (size: number, distance: number): number => Math.asin(size / distance) / RADIANS;

const shadowOf = ({ sun, moon }: Lights): Shadow => {
  const across =
    signedArc(moon.longitude - sun.longitude - 180) * Math.cos(moon.latitude * RADIANS);
  const earth = SHADOW_OF_AIR * angle(RADII.earth, moon.distance);
  const parallax = angle(RADII.earth, sun.distance);
  const disc = angle(RADII.sun, sun.distance);
  return {
    distance: Math.hypot(across, moon.latitude),
    moon: angle(RADII.moon, moon.distance),
    umbra: earth + parallax - disc,
    penumbra: earth + parallax + disc,
  };
};

const shadowAt = (jdUt: JulianDayUt): Shadow => shadowOf(lightsAt(jdUt));

/** When a shadow's edge is passed, before the greatest eclipse and after it; null when it never is. */
const passage = (greatest: JulianDayUt, beyond: (shadow: Shadow) => number): Span | null => {
  const beyondAt = (jdUt: JulianDayUt): number => beyond(shadowAt(jdUt));
  if (beyondAt(greatest) > 0) return null;
  const edge = (start: number, end: number): JulianDayUt =>
    zeroCrossing(beyondAt, { start: julianDayUt(start), end: julianDayUt(end) });
  return {
    start: edge(greatest - LONGEST_HALF, greatest),
    end: edge(greatest, greatest + LONGEST_HALF),
  };
};

const eclipseNear = (fullMoon: JulianDayUt): readonly LunarEclipse[] => {
  const greatest = greatestNear(fullMoon, (jdUt) => shadowAt(jdUt).distance);
  const penumbra = passage(greatest, (at) => at.distance - at.penumbra - at.moon);
  if (penumbra === null) return [];
  const umbra = passage(greatest, (at) => at.distance - at.umbra - at.moon);
  const totality = passage(greatest, (at) => at.distance - at.umbra + at.moon);
  const { distance, moon, ...radii } = shadowAt(greatest);
  const within = (radius: number): number => (radius + moon - distance) / (2 * moon);
  const kind = totality ? 'total' : umbra ? 'partial' : 'penumbral';
  const magnitude = within(radii.umbra);
  const penumbralMagnitude = within(radii.penumbra);
  return [{ kind, greatest, magnitude, penumbralMagnitude, penumbra, umbra, totality }];
};

/**
 * Every eclipse of the Moon whose full Moon lies within a span, in order. Explanatory Supplement
 * (1992), 8.4; the shadow after Danjon. Throws SkyRangeError and InputError.
 */
export const lunarEclipses = (span: Span): readonly LunarEclipse[] =>
  syzygies('full', span).flatMap(eclipseNear);
