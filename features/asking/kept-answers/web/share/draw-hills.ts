import { paint } from './paint.ts';

const WIDTH = 1080;

/** Two ranges of hills and the ground, back to front. */
const RANGES = [
  ['#2b1b52', 'M0 862C180 822 330 838 520 884S880 812 1080 842V1080H0Z'],
  ['#1f1340', 'M0 902C260 866 420 902 620 918S940 866 1080 886V1080H0Z'],
  ['#120b26', 'M0 934C300 906 620 966 1080 928V1080H0Z'],
] as const;

const HOUSE = 'M640 938V890h-6l40-34 40 34h-6v48ZM708 938v-34h46v34Z';
const DOOR = 'M664 938v-34h18v34Z';
const WINDOW = 'M726 914h12v10h-12Z';

/** Draws the land below the sky: hills, and one house with a light in it. */
export const drawHills = (brush: CanvasRenderingContext2D): void => {
  for (const [index, [colour, path]] of RANGES.entries()) {
    paint(brush, new Path2D(path), colour);
    if (index !== 1) continue;
    const glow = brush.createRadialGradient(690, 920, 8, 690, 920, 250);
    glow.addColorStop(0, 'rgb(247 104 34 / 0.42)');
    glow.addColorStop(0.5, 'rgb(247 104 34 / 0.12)');
    glow.addColorStop(1, 'rgb(247 104 34 / 0)');
    brush.fillStyle = glow;
    brush.fillRect(0, 660, WIDTH, 420);
    paint(brush, new Path2D(HOUSE), '#120b26');
    paint(brush, new Path2D(DOOR), '#ffa36b');
    paint(brush, new Path2D(WINDOW), '#ffa36b');
  }
};
