import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { starsOf } from './stars.ts';

const [WIDTH, HEIGHT] = [1440, 720];

/** Seeded, so that every build has the same stars. */
const stars = starsOf({ seed: 27, count: 90, width: WIDTH, height: HEIGHT });

/** Decoration, in two groups: the few stars that twinkle, and the rest. */
const Stars = () => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMin slice"
    className="absolute inset-0 -z-10 size-full print:hidden"
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

/** The edge between sky and page background. */
const Horizon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 72"
    preserveAspectRatio="none"
    className="absolute inset-x-0 -bottom-px h-9 w-full text-bg sm:h-16 print:hidden"
  >
    <path d="M0 72V58Q720-30 1440 58V72Z" fill="currentColor" />
  </svg>
);

/** A night-sky banner at the top of a page, dark in both themes. */
export const SkyBand = ({ children, className }: SkyBandProps) => (
  <div className={classNames('on-sky sky relative isolate overflow-hidden', className)}>
    <Stars />
    {children}
    <Horizon />
  </div>
);
