import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiseTree } from './cruise-tree.ts';
import { impureFiles } from './engine-purity.ts';
import { importRules } from './import-rules.ts';
import { upwardManifests } from './manifests.ts';
import { PLANTED } from './planted-violations.ts';
import type { Violation } from './violation.ts';

const root = join(import.meta.dirname, '../..');
const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(tree, { recursive: true }));

/** The manifest that is made to name a higher floor. */
const UPWARD = 'features/money/package.json';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};

const plantTree = (): void => {
  for (const { file, source } of PLANTED) write(file, source);
  mkdirSync(join(tree, 'node_modules/@dhruva'), { recursive: true });
  for (const file of globSync('{packages,features,apps}/*/package.json', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    write(
      file,
      file === UPWARD ? text.replace('"dependencies": {', '$&"@dhruva/care": "0.1.0",') : text,
    );
    const { name } = JSON.parse(text) as { name: string };
    symlinkSync(join(tree, dirname(file)), join(tree, 'node_modules', name));
  }
  for (const library of ['fastify', 'kysely', 'zod']) {
    symlinkSync(join(root, 'node_modules', library), join(tree, 'node_modules', library));
  }
};

beforeAll(plantTree);

const key = ({ rule, from }: Pick<Violation, 'rule' | 'from'>): string => `${rule}: ${from}`;

test('each rule is broken by the file planted for it, and by no good file', async () => {
  const found = [...(await cruiseTree(tree)).violations, ...impureFiles(tree)].map(key);

  const planted = PLANTED.flatMap(({ file, breaks, room }) =>
    breaks ? [key({ rule: breaks, from: room ?? file })] : [],
  );
  expect(found).toEqual(expect.arrayContaining(planted));

  const goodFiles = PLANTED.filter(({ breaks }) => !breaks).map(({ file }) => file);
  const falseAlarms = found.filter(
    (entry) =>
      !entry.startsWith('no circles') && goodFiles.some((file) => entry.endsWith(`: ${file}`)),
  );
  expect(falseAlarms).toEqual([]);
});

test('a manifest that names a higher floor is found', () => {
  expect(upwardManifests(tree)).toEqual([
    { rule: 'a manifest names lower floors', from: UPWARD, to: '@dhruva/care' },
  ]);
});

test('no rule is without a case', () => {
  const broken = new Set(PLANTED.map(({ breaks }) => breaks));
  expect(importRules.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});
