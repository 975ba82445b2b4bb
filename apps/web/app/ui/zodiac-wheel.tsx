import { classNames } from './class-names.ts';
import { ZODIAC_GLYPHS } from './zodiac-glyphs.ts';

const RAD = Math.PI / 180;
const HUNDREDTHS = 100;
const round = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** The point at `radius` and `degrees` clockwise from the top, in the wheel's 400 × 400 box. */
const at = (radius: number, degrees: number) => ({
  x: round(200 + radius * Math.sin(degrees * RAD)),
  y: round(200 - radius * Math.cos(degrees * RAD)),
});

const spoke = (from: number, to: number, degrees: number): string => {
  const [a, b] = [at(from, degrees), at(to, degrees)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
};

const spokes = ZODIAC_GLYPHS.map((_, index) => spoke(118, 176, index * 30)).join('');
const ticks = Array.from({ length: 72 }, (_, index) =>
  spoke(index % 2 ? 187 : 183, 192, index * 5),
).join('');

/** The North Indian chart in the centre. */
const HUB = 'M138 138h124v124H138ZM138 138l124 124M262 138L138 262M200 138l62 62-62 62-62-62Z';

interface ZodiacWheelProps {
  readonly className?: string;
  /** Rotates slowly unless motion is paused. */
  readonly turning?: boolean;
}

/** Decoration: the twelve signs counter-clockwise around a birth chart. */
export const ZodiacWheel = ({ className, turning = true }: ZodiacWheelProps) => (
  <svg aria-hidden="true" viewBox="0 0 400 400" fill="none" className={className}>
    <g className={classNames(turning && 'ambient-turn')} stroke="var(--brass-300)">
      <circle cx="200" cy="200" r="196" strokeWidth="1.2" />
      <circle cx="200" cy="200" r="180" strokeWidth="0.7" opacity="0.7" />
      <circle cx="200" cy="200" r="118" strokeWidth="0.9" opacity="0.8" />
      <path d={ticks} strokeWidth="0.7" opacity="0.55" />
      <path d={spokes} strokeWidth="0.7" opacity="0.5" />
      {ZODIAC_GLYPHS.map((glyph, index) => {
        const { x, y } = at(149, -15 - index * 30);
        return (
          <g key={glyph} transform={`translate(${round(x - 15)} ${round(y - 15)}) scale(1.25)`}>
            <path d={glyph} strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
          </g>
        );
      })}
    </g>
    <path d={HUB} stroke="var(--ember-300)" strokeWidth="1.3" strokeLinejoin="round" />
  </svg>
);
