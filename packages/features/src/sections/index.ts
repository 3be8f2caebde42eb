export { withRecord } from './list-page.tsx';
export { SectionSample } from './SectionSample.tsx';
export { withPart } from './with-part.tsx';
