import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILM, glow } from './film.ts';
import { coloured, frame } from './frame.ts';

const WEB = join(import.meta.dirname, '../../apps/web/app');
const at = (index: number): string => frame(index / FILM.frames);

describe('the film of the home page', () => {
  it('begins again where it ends: the frame after the last is the first', () => {
    expect(at(FILM.frames)).toBe(at(0));
  });

  it('moves from each frame to the next', () => {
    const frames = Array.from({ length: FILM.frames }, (_, index) => at(index));
    expect(new Set(frames).size).toBe(FILM.frames);
  });

  it('is drawn the same each time', () => {
    expect(at(100)).toBe(at(100));
  });

  it('turns calmly: 2.5 degrees a second at most', () => {
    expect(FILM.turn / (FILM.frames / FILM.fps)).toBeLessThanOrEqual(2.5);
  });

  it('has no flashes: no light gains more than a fifth from frame to frame', () => {
    const lights = Array.from({ length: FILM.frames + 1 }, (_, index) => glow(index / FILM.frames));
    const steps = lights.slice(1).map((light, index) => Math.abs(light - (lights[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.2);
  });

  it('carries no text, and only colours of the look', () => {
    const tokens = readFileSync(join(WEB, 'ui/tokens.css'), 'utf8');
    const picture = coloured(at(0), tokens);
    expect(picture).not.toMatch(/<text|var\(/);
    expect(() => coloured('var(--no-such-colour)', tokens)).toThrow('--no-such-colour');
  });

  it.each([
    ['webm', 250],
    ['mp4', 250],
    ['webp', 25],
  ])('is small: the %s at most %d KB', (kind, kilobytes) => {
    const { size } = statSync(join(WEB, `pages/home/film/lamp-and-sky.${kind}`));
    expect(size).toBeGreaterThan(5_000);
    expect(size).toBeLessThanOrEqual(kilobytes * 1000);
  });
});
