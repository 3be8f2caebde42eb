export { EmailImportPage } from './EmailImportPage.tsx';
export { EmailListPage } from './EmailListPage.tsx';
