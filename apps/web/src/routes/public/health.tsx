export { HealthPage as Component, healthPage as page } from '@porchlight/features/pages';
