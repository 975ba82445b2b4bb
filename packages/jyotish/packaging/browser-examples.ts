/** Builds the package and prints the README's examples, each bundled for a browser, as JSON: a list of title, code and printed lines. */
import './build.ts';
import { bundled } from './bundle.ts';
import { readmeExamples } from './examples.ts';
import { BUILD } from './manifest.ts';

const ENTRY = /'@dhruva\/jyotish\/(\w+)'/gu;

const examples = readmeExamples().map(async ({ title, source, printed }) => ({
  title,
  code: await bundled(source.replaceAll(ENTRY, `'${BUILD}/entries/$1.js'`)),
  printed,
}));
console.log(JSON.stringify(await Promise.all(examples)));
