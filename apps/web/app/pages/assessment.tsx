import { Navigate } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta(m.seo_title_assignment());

/** Redirects the address people guess to /assignment. */
const AssessmentPage = () => <Navigate to="/assignment" replace />;
export default AssessmentPage;
