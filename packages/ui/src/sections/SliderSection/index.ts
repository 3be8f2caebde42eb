export { SliderSection, type SliderSectionProps } from './SliderSection.tsx';
