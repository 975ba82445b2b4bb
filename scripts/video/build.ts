/**
 * `npm run video`: draws the home page's film frame by frame and encodes it to where the page loads it from.
 * Needs rsvg-convert and ffmpeg (Debian: librsvg2-bin and ffmpeg); takes a minute or two.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILM } from './film.ts';
import { coloured, frame } from './frame.ts';

const WEB = join(import.meta.dirname, '../../apps/web/app');
const TARGET = join(WEB, 'pages/home/film');
const NEEDED = { 'rsvg-convert': '--version', ffmpeg: '-version' };

const missing = Object.entries(NEEDED)
  .filter(([tool, version]) => spawnSync(tool, [version]).status !== 0)
  .map(([tool]) => tool);
if (missing.length > 0) {
  console.error(
    `Not found: ${missing.join(', ')}. On Debian: apt-get install librsvg2-bin ffmpeg. The film itself is committed; only drawing it anew needs them.`,
  );
  process.exit(1);
}

const run = (tool: string, ...args: string[]): void => {
  const { status } = spawnSync(tool, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${tool} ended with ${status}`);
};

const folder = mkdtempSync(join(tmpdir(), 'film-'));
const tokens = readFileSync(join(WEB, 'ui/tokens.css'), 'utf8');
const picture = (index: number): string => join(folder, `${String(index).padStart(3, '0')}.png`);

const draw = (): void => {
  const drawing = join(folder, 'frame.svg');
  for (let index = 0; index < FILM.frames; index += 1) {
    writeFileSync(drawing, coloured(frame(index / FILM.frames), tokens));
    run('rsvg-convert', drawing, '-o', picture(index));
  }
};

const FRAMES = ['-framerate', String(FILM.fps), '-i', join(folder, '%03d.png')];
const PLAIN = ['-an', '-pix_fmt', 'yuv420p', '-map_metadata', '-1'];
const ffmpeg = (...args: string[]): void => run('ffmpeg', '-v', 'error', '-y', ...args);

const encode = (): void => {
  const log = join(folder, 'passes');
  const vp9 = [...PLAIN, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-row-mt', '1'];
  const passes = ['-passlogfile', log, '-g', String(FILM.frames)];
  ffmpeg(...FRAMES, ...vp9, ...passes, '-pass', '1', '-f', 'null', '-');
  ffmpeg(...FRAMES, ...vp9, ...passes, '-pass', '2', join(TARGET, 'lamp-and-sky.webm'));
  const h264 = ['-c:v', 'libx264', '-crf', '31', '-preset', 'veryslow', '-movflags', '+faststart'];
  ffmpeg(...FRAMES, ...PLAIN, ...h264, join(TARGET, 'lamp-and-sky.mp4'));
  ffmpeg('-i', picture(0), '-c:v', 'libwebp', '-quality', '50', join(TARGET, 'lamp-and-sky.webp'));
};

try {
  draw();
  encode();
} finally {
  rmSync(folder, { recursive: true });
}
for (const kind of ['webm', 'mp4', 'webp'])
  console.log(
    `lamp-and-sky.${kind}  ${(statSync(join(TARGET, `lamp-and-sky.${kind}`)).size / 1024).toFixed(0)} KB`,
  );
