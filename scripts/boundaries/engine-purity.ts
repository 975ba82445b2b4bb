import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import type { Violation } from './violation.ts';

/**
 * Files checked for what neither import rules nor the linter detect: `new Date()` and mutable module state.
 */
const PURE = ['packages/jyotish/src/**/*.ts', 'packages/narration/src/**/*.ts', '**/*.rules.ts'];

interface SyntaxNode {
  readonly type?: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

const readsTheClock = (node: SyntaxNode): boolean => {
  const callee = node['callee'];
  const names = isNode(callee) && callee['value'] === 'Date';
  const args = node['arguments'];
  const empty = !Array.isArray(args) || args.length === 0;
  return names && ((node.type === 'NewExpression' && empty) || node.type === 'CallExpression');
};

const someNode = (node: SyntaxNode, test: (node: SyntaxNode) => boolean): boolean =>
  test(node) ||
  Object.values(node).some((child) =>
    Array.isArray(child)
      ? child.some((item) => isNode(item) && someNode(item, test))
      : isNode(child) && someNode(child, test),
  );

const keepsState = (item: SyntaxNode): boolean => {
  const declaration = isNode(item['declaration']) ? item['declaration'] : item;
  return declaration.type === 'VariableDeclaration' && declaration['kind'] !== 'const';
};

/** The purity rule a source text breaks, if any. */
export const impurityOf = (source: string): string | undefined => {
  const { body } = parseSync(source, { syntax: 'typescript' });
  const items = body as unknown as SyntaxNode[];
  if (items.some(keepsState)) return 'no module-level let';
  if (items.some((item) => someNode(item, readsTheClock))) return 'no clock of its own';
  return undefined;
};

/** Violations in all pure files below `baseDir`. */
export const impureFiles = (baseDir: string): Violation[] =>
  globSync(PURE, { cwd: baseDir, exclude: (path) => path.includes('node_modules') })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.generated.ts'))
    .flatMap((file) => {
      const rule = impurityOf(readFileSync(join(baseDir, file), 'utf8'));
      return rule ? [{ rule, from: file, to: '' }] : [];
    });
