export { CheckInLinks } from './CheckInLinks.tsx';
export { CheckInPage } from './CheckInPage.tsx';
export { GuestListPage } from './GuestListPage.tsx';
