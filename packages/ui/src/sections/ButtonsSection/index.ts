export { ButtonsSection, type ButtonsSectionProps } from './ButtonsSection.tsx';
