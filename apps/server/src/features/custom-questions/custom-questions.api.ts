export { customPackageProduct } from './custom-package.service.ts';
export { listSets } from './custom-questions.service.ts';
