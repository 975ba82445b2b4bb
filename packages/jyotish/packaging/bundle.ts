import { rolldown } from 'rolldown';

const INPUT = 'input.ts';

/** Bundles the TypeScript of a module, minified, with all that it imports. */
export const bundled = async (source: string): Promise<string> => {
  const bundle = await rolldown({
    input: INPUT,
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === INPUT ? id : null),
        load: (id) => (id === INPUT ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output[0].code;
};
