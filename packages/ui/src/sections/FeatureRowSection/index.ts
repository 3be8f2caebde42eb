export { FeatureRowSection, type FeatureRowSectionProps } from './FeatureRowSection.tsx';
