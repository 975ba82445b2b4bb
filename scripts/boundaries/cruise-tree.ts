import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { type Imports, folderCircles } from './folder-circles.ts';
import type { Violation } from './violation.ts';

const TESTS = /\.(?:test|bench|spec)\.tsx?$|\/test\/|\/journeys\/|^e2e\//;

const FOLDERS = ['packages', 'features', 'apps', 'e2e', 'scripts'];

const modulesBelow = async (baseDir: string): Promise<ICruiseResult> => {
  const { output } = await cruise(
    FOLDERS,
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
  return output as ICruiseResult;
};

const importsIn = ({ modules }: ICruiseResult): Imports =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => !resolved.includes('node_modules'))
      .map(({ resolved }) => [source, resolved] as const),
  );

/** Whether a path is a test, or code that only tests use. */
export const isTest = (path: string): boolean => TESTS.test(path);

/** What was found below a folder: each broken rule, and who imports whom. */
export interface Cruised {
  readonly violations: readonly Violation[];
  /** All imports of our own files, of types, by tests and in generated files too. */
  readonly imports: Imports;
}

/** Checks all imports below `baseDir`, of types and in generated files too. */
export const cruiseTree = async (baseDir: string): Promise<Cruised> => {
  const result = await modulesBelow(baseDir);
  const imports = importsIn(result);
  const broken = result.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
  const circles = folderCircles(imports.filter((both) => !both.some(isTest)));
  return { violations: [...broken, ...circles], imports };
};
