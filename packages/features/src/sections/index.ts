export { withRecord } from './list-page.tsx';
export { SectionSample } from './SectionSample.tsx';
