export { customPackageProduct } from './custom-package.service.ts';
export { dueAt } from './due.rules.ts';
export { listSetRecords } from './custom-questions.service.ts';
export { customQuestionsData } from './personal-data.store.ts';
