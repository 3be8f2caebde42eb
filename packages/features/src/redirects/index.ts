export { BrokenLinksPage } from './BrokenLinksPage.tsx';
export { MissedAddressesPage } from './MissedAddressesPage.tsx';
export { RedirectImportPage } from './RedirectImportPage.tsx';
