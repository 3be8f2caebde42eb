export { withRecord } from './list-page.tsx';
