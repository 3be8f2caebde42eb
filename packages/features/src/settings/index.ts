export { MissedSearchesPage } from './MissedSearchesPage.tsx';
export { SettingsPage } from './SettingsPage.tsx';
