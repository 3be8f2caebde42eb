export { MenusPage } from './MenusPage.tsx';
