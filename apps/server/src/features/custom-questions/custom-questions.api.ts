export { customPackageProduct } from './custom-package.service.ts';
export { listSetRecords } from './custom-questions.service.ts';
