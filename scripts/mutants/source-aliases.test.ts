import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceAliases } from './source-aliases.ts';

const ROOT = join(import.meta.dirname, '../..');
const aliases = sourceAliases(ROOT);

const fileOf = (specifier: string): string | undefined => {
  const alias = aliases.find(({ find }) => find.test(specifier));
  return alias && specifier.replace(alias.find, alias.replacement);
};

test.each([
  '@dhruva/money/payments/server',
  '@dhruva/money/payments/server/applying/apply-payment.service',
  '@dhruva/care/appointments/web',
  '@dhruva/kernel/limits',
  '@dhruva/safety',
])('%s leads to its source below the root', (specifier) => {
  const file = fileOf(specifier);
  expect(file?.startsWith(ROOT)).toBe(true);
  expect(existsSync(file ?? '')).toBe(true);
});
