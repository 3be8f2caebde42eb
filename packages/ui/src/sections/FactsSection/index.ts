export { FactsSection, type FactsSectionProps } from './FactsSection.tsx';
