import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const STARS = 90;
const [WIDTH, HEIGHT] = [1440, 720];

/** The same stars at every build: a linear congruential sequence (Numerical Recipes, 2nd ed., ch. 7.1). */
const sequence = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const stars = (() => {
  const next = sequence(27);
  return Array.from({ length: STARS }, (_, index) => ({
    x: Math.round(next() * WIDTH),
    y: Math.round(next() ** 1.4 * HEIGHT),
    r: Math.round((0.5 + next() ** 3 * 1.5) * 10) / 10,
    brass: index % 7 === 0,
    twinkles: index % 11 === 0,
  }));
})();

/** Decoration. Two groups: the few that twinkle, and the rest. */
const Stars = () => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMin slice"
    className="absolute inset-0 -z-10 size-full"
  >
    {[false, true].map((twinkles) => (
      <g key={String(twinkles)} className={classNames(twinkles && 'ambient-twinkle')}>
        {stars
          .filter((star) => star.twinkles === twinkles)
          .map((star) => (
            <circle
              key={`${star.x} ${star.y}`}
              cx={star.x}
              cy={star.y}
              r={star.r}
              fill={star.brass ? 'var(--brass-300)' : '#ffffff'}
              opacity={0.75}
            />
          ))}
      </g>
    ))}
  </svg>
);

interface SkyBandProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Where the sky ends and the paper begins. */
const Horizon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 72"
    preserveAspectRatio="none"
    className="absolute inset-x-0 -bottom-px h-9 w-full text-bg sm:h-16"
  >
    <path d="M0 72V58Q720-30 1440 58V72Z" fill="currentColor" />
  </svg>
);

/** A band of night sky at the head of a page, dark in both themes. */
export const SkyBand = ({ children, className }: SkyBandProps) => (
  <div className={classNames('on-sky sky relative isolate overflow-hidden', className)}>
    <Stars />
    {children}
    <Horizon />
  </div>
);
