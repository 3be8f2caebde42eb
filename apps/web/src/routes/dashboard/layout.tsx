export { DashboardFrame as Component } from '@porchlight/features/dashboard';
