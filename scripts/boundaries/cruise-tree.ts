import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Checks the imports below `baseDir` (its packages, apps, scripts and e2e) and returns what breaks a rule. */
export const cruiseTree = async (baseDir: string): Promise<Violation[]> => {
  const { output } = await cruise(
    ['packages', 'apps'],
    {
      baseDir,
      ruleSet: { forbidden: importRules },
      validate: true,
      cache: {
        folder: join(baseDir, 'node_modules/.cache/dependency-cruiser'),
        strategy: 'content',
      },
      parser: 'swc',
      tsPreCompilationDeps: 'specify',
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^apps/[^/]+/(build|dist|\\.react-router|app/paraglide)/|\\.generated\\.' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js'],
      },
    },
    { conditionNames: ['import', 'types', 'default'] },
  );
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
};
