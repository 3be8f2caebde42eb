export { PanoramaSection, type PanoramaSectionProps } from './PanoramaSection.tsx';
