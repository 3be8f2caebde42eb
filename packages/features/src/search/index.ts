export { SearchPage, searchPage } from './SearchPage.tsx';
