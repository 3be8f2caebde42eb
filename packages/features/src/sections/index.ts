export { SectionSample } from './SectionSample.tsx';
