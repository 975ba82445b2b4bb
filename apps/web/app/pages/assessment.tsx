import { Navigate } from 'react-router';

/** The address people guess for /assignment. */
const AssessmentPage = () => <Navigate to="/assignment" replace />;
export default AssessmentPage;
