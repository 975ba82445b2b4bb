/** The detector of the browser says of every line of the corpus what the server's says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hears } from '@dhruva/safety/hears';
import { expect, test } from './journey.ts';
import { ROOT } from './own-server.ts';

const CORPUS = join(ROOT, 'packages/safety/corpus/train');

const lines = (): readonly string[] =>
  readdirSync(CORPUS).flatMap((file) =>
    readFileSync(join(CORPUS, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t')[3] ?? ''),
  );

test('browser and server hear the same in every line', async ({ page }) => {
  await page.goto('/feedback');
  const model = page.waitForResponse(/\/assets\/hears-model-[\w-]+\.js$/);
  await page.locator('textarea').click();
  const address = (await model).url();
  const texts = lines();
  const told = await page.evaluate(
    async ({ from, all }) => {
      type Hearing = (text: string) => { readonly danger: string } | undefined;
      const module = (await import(from)) as Record<string, Hearing>;
      const [hearing] = Object.values(module);
      return all.map((text) => hearing?.(text)?.danger ?? '');
    },
    { from: address, all: texts },
  );
  const others = texts.filter((text, at) => (hears(text) ?? '') !== told[at]);
  expect(told.filter((danger) => danger !== '').length).toBeGreaterThan(1000);
  expect(others).toEqual([]);
});
