export { PdfSection, type PdfSectionProps } from './PdfSection.tsx';
