export { PlacedSection, type PlacedSectionProps } from './PlacedSection.tsx';
