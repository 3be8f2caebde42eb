export { MissedAddressesPage } from './MissedAddressesPage.tsx';
