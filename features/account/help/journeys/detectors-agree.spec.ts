/**
 * Checks that the browser's distress detector agrees with the server's on lines of the corpus (all with
 * EVERY_NTH_LINE=1).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectDanger } from '@dhruva/safety/detector';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { ROOT } from '@dhruva/e2e/own-server.ts';

const CORPUS = join(ROOT, 'packages/safety/corpus/train');

/** Every n-th line; all of them take minutes. */
const EVERY = Number(process.env['EVERY_NTH_LINE'] ?? 37);

const lines = (): readonly string[] =>
  readdirSync(CORPUS).flatMap((file) =>
    readFileSync(join(CORPUS, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t')[3] ?? ''),
  );

test('browser and server detect the same', async ({ page }) => {
  await page.goto('/feedback');
  const model = page.waitForResponse(/\/assets\/detect-by-model-[\w-]+\.js$/);
  await page.locator('textarea').click();
  const address = (await model).url();
  const texts = lines().filter((_, at) => at % EVERY === 0);
  const told = await page.evaluate(
    async ({ from, all }) => {
      type DangerDetector = (text: string) => { readonly danger: string } | undefined;
      const module = (await import(from)) as Record<string, DangerDetector>;
      const [detect] = Object.values(module);
      return all.map((text) => detect?.(text)?.danger ?? '');
    },
    { from: address, all: texts },
  );
  const others = texts.filter((text, at) => (detectDanger(text) ?? '') !== told[at]);
  expect(told.filter((danger) => danger !== '').length).toBeGreaterThan(texts.length / 5);
  expect(others).toEqual([]);
});
