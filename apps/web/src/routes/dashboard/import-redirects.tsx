export { RedirectImportPage as Component } from '@porchlight/features/redirects';
