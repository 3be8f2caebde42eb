export { EmailImportPage as Component } from '@porchlight/features/emails';
