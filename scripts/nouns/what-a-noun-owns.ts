import { parseSync } from '@swc/core';
import type { ProductFile } from './noun-files.ts';

/** The tables a noun owns: those its stores add to the platform's `interface Tables`. */
export const tablesOf = (files: readonly ProductFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.endsWith('.store.ts'))
    .flatMap(({ text }) => {
      const { body } = parseSync(text, { syntax: 'typescript' });
      return body.flatMap((item) => {
        if (item.type !== 'TsModuleDeclaration' || item.body?.type !== 'TsModuleBlock') return [];
        return item.body.body.flatMap((inner) =>
          inner.type === 'TsInterfaceDeclaration' && inner.id.value === 'Tables'
            ? inner.body.body.flatMap((member) =>
                member.type === 'TsPropertySignature' && member.key.type === 'Identifier'
                  ? [member.key.value]
                  : [],
              )
            : [],
        );
      });
    })
    .toSorted();

/** The addresses of the interface that a noun declares, each up to its first `:name`. */
export const addressesOf = (files: readonly ProductFile[]): readonly string[] =>
  files
    .filter(({ path, isTest }) => path.includes('/contract/') && !isTest)
    .flatMap(({ text }) => [...text.matchAll(/\bpath: '(\/api\/[^':]*[^':/])/g)])
    .flatMap(([, address]) => address ?? [])
    .toSorted();

/** The keys of the sentences that a noun keeps. */
export const sentencesOf = (files: readonly ProductFile[]): readonly string[] =>
  files
    .filter(({ path }) => /\/en(\/[^/]+)?\.json$/.test(path))
    .flatMap(({ text }) => Object.keys(JSON.parse(text) as object));
