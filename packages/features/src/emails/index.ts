export { EmailImportPage } from './EmailImportPage.tsx';
