export { assessmentProduct } from './assessment.service.ts';
