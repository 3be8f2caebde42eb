export { inlineText, SectionText, type SectionTextProps } from './SectionText.tsx';
