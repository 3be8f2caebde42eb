export { SectionPair, type SectionPairProps } from './SectionPair.tsx';
