/**
 * Checks that the browser's distress detector agrees with the server's on lines of the corpus (all with
 * HEARS_EVERY=1).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hears } from '@dhruva/safety/hears';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { ROOT } from '@dhruva/e2e/own-server.ts';

const CORPUS = join(ROOT, 'packages/safety/corpus/train');

/** Every n-th line; all of them take minutes. */
const EVERY = Number(process.env['HEARS_EVERY'] ?? 37);

const lines = (): readonly string[] =>
  readdirSync(CORPUS).flatMap((file) =>
    readFileSync(join(CORPUS, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t')[3] ?? ''),
  );

test('browser and server hear the same', async ({ page }) => {
  await page.goto('/feedback');
  const model = page.waitForResponse(/\/assets\/hears-model-[\w-]+\.js$/);
  await page.locator('textarea').click();
  const address = (await model).url();
  const texts = lines().filter((_, at) => at % EVERY === 0);
  const told = await page.evaluate(
    async ({ from, all }) => {
      type DangerDetector = (text: string) => { readonly danger: string } | undefined;
      const module = (await import(from)) as Record<string, DangerDetector>;
      const [hearing] = Object.values(module);
      return all.map((text) => hearing?.(text)?.danger ?? '');
    },
    { from: address, all: texts },
  );
  const others = texts.filter((text, at) => (hears(text) ?? '') !== told[at]);
  expect(told.filter((danger) => danger !== '').length).toBeGreaterThan(texts.length / 5);
  expect(others).toEqual([]);
});
