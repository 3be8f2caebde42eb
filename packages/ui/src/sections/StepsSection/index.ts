export { StepsSection, type StepsSectionProps } from './StepsSection.tsx';
