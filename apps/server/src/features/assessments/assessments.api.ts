export { assessmentProduct } from './assessment.service.ts';
export { assessmentsData } from './personal-data.store.ts';
export { assessmentsFrom } from './reference.store.ts';
