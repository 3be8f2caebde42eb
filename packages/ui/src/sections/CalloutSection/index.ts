export { CalloutSection, type CalloutSectionProps } from './CalloutSection.tsx';
