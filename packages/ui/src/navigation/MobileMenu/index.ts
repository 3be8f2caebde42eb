export { MenuDrawer } from './MenuDrawer.tsx';
export { MobileMenu, type MobileMenuProps, type NavGroup } from './MobileMenu.tsx';
