import { expect, test } from './journey.ts';

const FONT = /\/(?<name>(?:martel|mukta)-[\w-]+?)-[\w-]{8}\.woff2$/;

test('₹ comes without the letters of Devanagari; those come when they are written', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (request.resourceType() === 'font' && protocol !== 'data:') fonts.push(pathname);
  });
  const devanagari = () => fonts.filter((path) => path.includes('devanagari'));
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.goto('/Question', { waitUntil: 'networkidle' });
  const rupees = `[...document.fonts].filter(({ unicodeRange }) => unicodeRange === 'U+20B9')`;
  expect(await page.evaluate(`${rupees}.some(({ status }) => status === 'loaded')`)).toBe(true);
  expect(devanagari()).toEqual([]);
  for (const path of fonts) expect(path).toMatch(FONT);

  await page.goto('/feedback', { waitUntil: 'networkidle' });
  await page.getByLabel('Your message').fill('मेरा प्रश्न बंद है।');
  await expect.poll(devanagari).toEqual([expect.stringContaining('mukta-devanagari-400')]);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  expect(await page.evaluate(`document.fonts.check('16px Mukta', 'प्र')`)).toBe(true);
});
