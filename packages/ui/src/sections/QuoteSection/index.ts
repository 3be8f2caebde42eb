export { QuoteSection, type QuoteSectionProps } from './QuoteSection.tsx';
