export { RecordShowPage } from './RecordShowPage.tsx';
