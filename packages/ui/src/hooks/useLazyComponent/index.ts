export { useLazyComponent } from './useLazyComponent.ts';
