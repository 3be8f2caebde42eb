export { SectionText, type SectionTextProps } from './SectionText.tsx';
