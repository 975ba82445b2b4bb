import { classNames } from './class-names.ts';
import { LAMP } from './lamp-paths.ts';

interface FlameProps {
  readonly size?: number;
  readonly flickering?: boolean;
  readonly className?: string;
}

/** The diya: the logo, and the loading indicator when flickering. */
export const Flame = ({ size = 32, flickering = false, className }: FlameProps) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} className={className}>
    <g className={classNames(flickering && 'flicker')}>
      <path d={LAMP.flame} fill="var(--ember-500)" />
      <path d={LAMP.core} fill="var(--brass-300)" />
    </g>
    <path d={LAMP.bowl} fill="currentColor" />
  </svg>
);
