export { EmailImportPage } from './EmailImportPage.tsx';
export { emailDefinition } from './email.resource.tsx';
