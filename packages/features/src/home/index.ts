export { DashboardHomePage } from './DashboardHomePage.tsx';
