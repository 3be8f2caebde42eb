export { DashboardHomePage as Component } from '@porchlight/features/dashboard';
