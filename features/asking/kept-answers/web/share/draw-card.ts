import { SITE } from '@dhruva/web/lib/site.ts';
import { LAMP } from '@dhruva/web/ui/lamp-paths.ts';
import { starsOf } from '@dhruva/web/ui/stars.ts';
import { type CardWords, wrapText } from './card-words.ts';
import { drawHills } from './draw-hills.ts';
import { paint } from './paint.ts';

/** Width and height of the card. */
export const CARD = 1080;
const MIDDLE = CARD / 2;
const STAR_Y = 172;
const TEXT_WIDTH = 800;

const HEAD_FONT = 'Martel, "Noto Serif Devanagari", Georgia, serif';
const TEXT_FONT = 'Mukta, "Noto Sans Devanagari", system-ui, sans-serif';
const COLOURS = {
  sky: ['#120b26', '#261849', '#37255f'],
  text: '#f6f0fb',
  soft: '#ddd3ea',
  brass: '#f2cf7f',
  ember: '#f76822',
} as const;

type Brush = CanvasRenderingContext2D;

const drawSky = (brush: Brush): void => {
  const sky = brush.createLinearGradient(0, 0, 0, CARD);
  COLOURS.sky.forEach((colour, index) => sky.addColorStop(index / 2, colour));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, CARD, CARD);
  for (const star of starsOf({ seed: 11, count: 60, width: CARD, height: 760 })) {
    // A star between words looks like a full stop.
    const isAmongWords = Math.hypot((star.x - MIDDLE) / 450, (star.y - 540) / 330) < 1;
    if (isAmongWords) continue;
    brush.globalAlpha = 0.55;
    brush.fillStyle = star.brass ? COLOURS.brass : '#ffffff';
    brush.beginPath();
    brush.arc(star.x, star.y, star.r * 1.4, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.globalAlpha = 1;
};

/** Arcs about the star that stays: how the others move in a night. */
const drawTrails = (brush: Brush): void => {
  brush.save();
  // Not where the words stand.
  const clear = new Path2D();
  clear.rect(0, 0, CARD, CARD);
  clear.ellipse(MIDDLE, 590, 460, 400, 0, 0, 2 * Math.PI);
  brush.clip(clear, 'evenodd');
  for (let ring = 0; ring < 22; ring += 1) {
    const begin = (ring * 2.399) % (2 * Math.PI);
    brush.globalAlpha = 0.16 + (ring % 4) * 0.1;
    brush.strokeStyle = ring % 5 === 0 ? COLOURS.brass : '#ffffff';
    brush.lineWidth = ring % 3 === 0 ? 2.2 : 1.2;
    brush.beginPath();
    brush.arc(MIDDLE, STAR_Y, 330 + ring * 27, begin, begin + 0.5 + (ring % 3) * 0.2);
    brush.stroke();
  }
  brush.restore();
};

const drawStar = (brush: Brush): void => {
  const glow = brush.createRadialGradient(MIDDLE, STAR_Y, 4, MIDDLE, STAR_Y, 84);
  glow.addColorStop(0, 'rgb(242 207 127 / 0.5)');
  glow.addColorStop(1, 'rgb(242 207 127 / 0)');
  brush.fillStyle = glow;
  brush.fillRect(MIDDLE - 90, STAR_Y - 90, 180, 180);
  brush.save();
  brush.translate(MIDDLE, STAR_Y);
  paint(
    brush,
    new Path2D('M0-38C3-13 13-3 38 0 13 3 3 13 0 38-3 13-13 3-38 0-13-3-3-13 0-38Z'),
    '#fff6de',
  );
  brush.restore();
};

interface TextStyle {
  readonly font: string;
  readonly colour: string;
  readonly lineHeight: number;
}

/** Draws centred lines from the top down; returns where the next ones begin. */
const drawLines = (
  brush: Brush,
  lines: readonly string[],
  top: number,
  { font, colour, lineHeight }: TextStyle,
): number => {
  brush.font = font;
  brush.fillStyle = colour;
  for (const [index, line] of lines.entries())
    brush.fillText(line, MIDDLE, top + (index + 0.5) * lineHeight);
  return top + lines.length * lineHeight;
};

const linesOf = (brush: Brush, text: string, font: string): readonly string[] => {
  brush.font = font;
  return wrapText(text, TEXT_WIDTH, (part) => brush.measureText(part).width);
};

/** Sizes of the line of advice, largest first: the first at which the words need no more than four lines. */
const LINE_SIZES = [76, 66, 56, 48];

const drawWords = (brush: Brush, words: CardWords): void => {
  const kicker = `600 34px ${TEXT_FONT}`;
  const small = `400 32px ${TEXT_FONT}`;
  const most = words.below.length === 0 ? 4 : 3;
  const fit = (size: number): string => `700 ${size}px ${HEAD_FONT}`;
  const size =
    LINE_SIZES.find((each) => linesOf(brush, words.line, fit(each)).length <= most) ?? 44;
  const above = linesOf(brush, words.above, kicker);
  const line = linesOf(brush, words.line, fit(size));
  const rise = size * 1.32;
  const height =
    above.length * 46 + 24 + line.length * rise + 28 + words.below.length * 44 + 24 + 44;
  let top = Math.max(STAR_Y + 86, 520 - height / 2);
  top = drawLines(brush, above, top, { font: kicker, colour: COLOURS.brass, lineHeight: 46 }) + 24;
  top =
    drawLines(brush, line, top, { font: fit(size), colour: COLOURS.text, lineHeight: rise }) + 28;
  top = drawLines(brush, words.below, top, {
    font: `600 32px ${TEXT_FONT}`,
    colour: COLOURS.text,
    lineHeight: 44,
  });
  const gap = words.below.length === 0 ? 0 : 20;
  drawLines(brush, [words.invitation], top + gap, {
    font: small,
    colour: COLOURS.soft,
    lineHeight: 44,
  });
};

/** The lamp before the name, with the space after it. */
const LAMP_WIDTH = 64;

const drawSender = (brush: Brush): void => {
  const name = `${SITE.brand}   ${window.location.host}`;
  brush.font = `600 34px ${TEXT_FONT}`;
  const width = brush.measureText(name).width;
  brush.save();
  brush.translate(MIDDLE - (width + LAMP_WIDTH) / 2, 1000);
  brush.scale(1.3, 1.3);
  paint(brush, new Path2D(LAMP.flame), COLOURS.ember);
  paint(brush, new Path2D(LAMP.core), COLOURS.brass);
  paint(brush, new Path2D(LAMP.bowl), COLOURS.text);
  brush.restore();
  brush.fillStyle = COLOURS.soft;
  brush.fillText(name, MIDDLE + LAMP_WIDTH / 2, 1024);
};

/** Loads the letters of a card: a canvas does not wait for fonts. */
const loadLetters = async ({ above, line, below, invitation }: CardWords): Promise<void> => {
  const text = [above, line, ...below, invitation].join('');
  const fonts = [`700 76px ${HEAD_FONT}`, `600 34px ${TEXT_FONT}`, `400 32px ${TEXT_FONT}`];
  await Promise.all(fonts.map(async (font) => document.fonts.load(font, text)));
};

/** Draws the card with these words, 1080 × 1080. */
export const drawCard = async (canvas: HTMLCanvasElement, words: CardWords): Promise<void> => {
  await loadLetters(words).catch(() => undefined);
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  drawSky(brush);
  drawTrails(brush);
  drawStar(brush);
  drawHills(brush);
  drawWords(brush, words);
  drawSender(brush);
};
