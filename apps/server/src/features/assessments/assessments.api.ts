export { assessmentProduct } from './assessment.service.ts';
export { assessmentsFrom } from './reference.store.ts';
