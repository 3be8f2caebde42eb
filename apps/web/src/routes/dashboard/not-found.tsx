export { DashboardNotFoundPage as Component } from '@porchlight/features/frame';
