export { AssessmentPrices } from './assessment-prices.tsx';
export { Assessments } from './assessments.tsx';
export { YourAssessments } from './yours/your-assessments.tsx';
