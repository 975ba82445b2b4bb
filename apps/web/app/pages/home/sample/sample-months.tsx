import { SAMPLE_READING } from '../../../content/sample-reading.ts';
import { m } from '../../../paraglide/messages.js';

const [WIDTH, HEIGHT, STEP] = [360, 64, 30];
const { months, windowMonths } = SAMPLE_READING;
const [LOWEST, HIGHEST] = [-2.5, 2.5];

const heightOf = (value: number): number =>
  Math.round(HEIGHT - 6 - ((value - LOWEST) / (HIGHEST - LOWEST)) * (HEIGHT - 14));

const line = months.map((value, at) => `${at * STEP + STEP / 2} ${heightOf(value)}`);
const HILL = `M0 ${heightOf(months[0])}L${line.join('L')}L${WIDTH} ${heightOf(months.at(-1) ?? 0)}`;
const NAMES = ['D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N'];

/** The year of the sample as a line of hills; the months that stand out are shaded, and named in the headline. */
export const SampleMonths = () => (
  <div aria-hidden="true" className="mt-4">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-16 w-full">
      <rect
        width={windowMonths * STEP}
        height={HEIGHT}
        rx="4"
        fill="var(--ember-500)"
        opacity="0.2"
      />
      <path d={`${HILL}V${HEIGHT}H0Z`} fill="var(--ember-500)" opacity="0.35" />
      <path
        d={HILL}
        fill="none"
        stroke="var(--link)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <p className="mt-1 grid grid-cols-12 text-center text-small text-ink-3">
      {NAMES.map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- months repeat their letters and never move
        <span key={at}>{name}</span>
      ))}
    </p>
    <p className="sr-only">{m.home_sample()}</p>
  </div>
);
