import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { folderCircles } from './folder-circles.ts';
import type { Violation } from './violation.ts';

const TESTS = /\.(?:test|bench|spec)\.tsx?$|\/test\/|\/journeys\/|^e2e\//;

/** Checks all imports below `baseDir`, including type imports and generated files; returns the violations. */
export const cruiseTree = async (baseDir: string): Promise<Violation[]> => {
  const { output } = await cruise(
    ['packages', 'features', 'apps', 'e2e', 'scripts'],
    {
      baseDir,
      ruleSet: { forbidden: importRules },
      validate: true,
      cache: {
        folder: join(baseDir, 'node_modules/.cache/dependency-cruiser'),
        strategy: 'content',
      },
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^apps/[^/]+/(build|dist|\\.react-router|app/paraglide)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js'],
      },
    },
    { conditionNames: ['import', 'types', 'default'] },
  );
  const { summary, modules } = output as ICruiseResult;
  const imports = modules
    .filter(({ source }) => !TESTS.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => !TESTS.test(resolved) && !resolved.includes('node_modules'))
        .map(({ resolved }) => [source, resolved] as const),
    );
  return [
    ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    ...folderCircles(imports),
  ];
};
