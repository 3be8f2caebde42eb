export { PageHeaderSection, type PageHeaderSectionProps } from './PageHeaderSection.tsx';
