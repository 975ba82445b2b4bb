import { classNames } from './class-names.ts';

interface FlameProps {
  readonly size?: number;
  readonly flickering?: boolean;
  readonly className?: string;
}

/** The diya: a flame of two arcs over a shallow bowl. Logo, and loader when flickering. */
export const Flame = ({ size = 32, flickering = false, className }: FlameProps) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} className={className}>
    <g className={classNames(flickering && 'flicker')}>
      <path
        d="M16 2.500C20.700 8 22.500 11.300 22.500 14.600a6.500 6.500 0 0 1-13 0C9.500 11.300 11.300 8 16 2.500Z"
        fill="var(--ember-500)"
      />
      <path
        d="M16 10.500c2 2.500 2.900 4 2.900 5.600a2.900 2.900 0 0 1-5.800 0c0-1.600.9-3.100 2.900-5.600Z"
        fill="var(--brass-300)"
      />
    </g>
    <path
      d="M3 20.500c4.300 2.400 8.400 3.300 13 3.300s8.700-.9 13-3.300c-.8 5.500-5.600 9-13 9s-12.200-3.500-13-9Z"
      fill="currentColor"
    />
  </svg>
);
