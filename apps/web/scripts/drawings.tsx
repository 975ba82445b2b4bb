import type { ReactNode } from 'react';
import { SITE } from '../app/lib/site.ts';
import { Flame } from '../app/ui/lamp.tsx';
import { DawnWindow, TwoChairs } from '../app/ui/scenes.tsx';
import { ZodiacWheel } from '../app/ui/zodiac-wheel.tsx';

/** Box sizes of the icons and of the lamp. */
const [ICON, LAMP] = [48, 32];
/** Vertical centre of the lamp in its box. */
const LAMP_MIDDLE = 16.5;

interface IconProps {
  readonly corner: number;
  /** Size of the lamp relative to the safe zone of maskable icons (a circle of four fifths); 1 fits inside. */
  readonly lamp: number;
}

/** An app icon: the lamp on the night sky. */
export const Icon = ({ corner, lamp }: IconProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${ICON} ${ICON}`} color="var(--paper-50)">
    <rect width={ICON} height={ICON} rx={corner} fill="var(--night-900)" />
    <g
      transform={`translate(${ICON / 2 - (LAMP / 2) * lamp} ${ICON / 2 - LAMP_MIDDLE * lamp}) scale(${lamp})`}
    >
      <Flame size={LAMP} />
    </g>
  </svg>
);

interface PreviewProps {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly lines: readonly [string, string];
  readonly below: string;
  readonly children: ReactNode;
}

/** A preview picture in the size all services accept; margins stay free, since some crop. */
const Preview = ({ paper, ink, quiet, lines, below, children }: PreviewProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" color={ink}>
    <rect width="1200" height="630" fill={paper} />
    {children}
    <g transform="translate(84 84)">
      <Flame size={76} />
      <text x="96" y="56" fill={ink} fontFamily="Martel" fontWeight="700" fontSize="44">
        {SITE.brand}
      </text>
    </g>
    <g fill={ink} fontFamily="Martel" fontWeight="700" fontSize="60">
      <text x="84" y="330">
        {lines[0]}
      </text>
      <text x="84" y="410">
        {lines[1]}
      </text>
    </g>
    <text x="84" y="490" fill={quiet} fontFamily="Mukta" fontSize="32">
      {below}
    </text>
  </svg>
);

/** The preview picture of astrology pages. */
export const PreviewOfSky = () => (
  <Preview
    paper="var(--night-900)"
    ink="var(--paper-50)"
    quiet="var(--night-300)"
    lines={['A clear look ahead.', 'A calm place to talk.']}
    below="Birth-chart answers. Therapists who listen."
  >
    <svg x="764" y="135" width="360" height="360">
      <ZodiacWheel turning={false} />
    </svg>
  </Preview>
);

/** The preview picture of counselling pages: no astrology. */
export const PreviewOfCare = () => (
  <Preview
    paper="var(--paper-50)"
    ink="var(--ink-900)"
    quiet="var(--ink-700)"
    lines={['A calm place', 'to talk.']}
    below="Online counselling and free self-help."
  >
    <rect x="700" width="500" height="630" fill="var(--care-tint)" />
    <svg x="770" y="90" width="360" height="225">
      <DawnWindow />
    </svg>
    <svg x="770" y="335" width="360" height="225">
      <TwoChairs />
    </svg>
  </Preview>
);
