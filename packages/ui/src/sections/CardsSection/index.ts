export { CardsSection, type CardsSectionProps } from './CardsSection.tsx';
