import type { SVGProps } from 'react';

const PATHS = {
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  chevronDown: 'M6 9.5l6 6 6-6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.300 15.300 20.500 20.500',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6v-9ZM12 14.5v2.5',
  unlock: 'M7 11V8a5 5 0 0 1 9.6-2M6 11h12v9H6v-9ZM12 14.5v2.5',
  alert: 'M12 3.5 22 20.5H2L12 3.5ZM12 10v4.5M12 17.2v.6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.6',
  circleCheck: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.8',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.500 5.700 2 2 0 0 1 6.500 3.500Z',
  mail: 'M3.500 6h17v12.500h-17V6ZM4 6.500l8 6.500 8-6.500',
  place:
    'M12 21.500s7-6.300 7-11.700a7 7 0 0 0-14 0c0 5.400 7 11.700 7 11.700ZM12 7.300a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200Z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.300l3.500 2',
  calendar: 'M4 6h16v14.500H4V6ZM4 10.500h16M8.500 3.500V8M15.500 3.500V8',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20.500c.6-4 3.600-6 7.500-6s6.900 2 7.500 6',
  video: 'M3.500 6.500h12v11h-12v-11ZM15.500 10.500l5-3v9l-5-3',
  camera:
    'M4 7.500h3.500L9 5h6l1.500 2.500H20V19H4V7.500ZM12 10a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600Z',
  people:
    'M9 5a3.300 3.300 0 1 0 0 6.600A3.300 3.300 0 0 0 9 5ZM2.500 19.500c.4-3.600 3-5.400 6.500-5.400s6.100 1.800 6.500 5.400M15.500 5.300a3.300 3.300 0 0 1 0 6M17.500 14.600c2.300.6 3.700 2.300 4 4.900',
  speech: 'M4 5h16v11.500h-8.500L7 20.500v-4H4V5ZM8 9.300h8M8 12.300h5',
  group: 'M3.500 4.500h12v8.500H9l-3.500 3v-3h-2V4.500ZM18 9h2.500v8H19v3l-3.500-3H11',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: IconName;
  readonly size?: number;
}

/** A line icon beside a text; hidden from screen readers, so never the only carrier of a meaning. */
export const Icon = ({ name, size = 24, ...rest }: IconProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    <path d={PATHS[name]} />
  </svg>
);
