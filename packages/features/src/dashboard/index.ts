export { AddPage } from './AddPage.tsx';
export { DashboardFrame } from './DashboardFrame.tsx';
export { DashboardHomePage } from './DashboardHomePage.tsx';
export { DashboardNotFoundPage } from './DashboardNotFoundPage.tsx';
export { SecurityLogPage } from './SecurityLogPage.tsx';
