export { FeatureRow, type FeatureRowProps } from './FeatureRow.tsx';
