export { CrudShowPage } from './CrudShowPage.tsx';
