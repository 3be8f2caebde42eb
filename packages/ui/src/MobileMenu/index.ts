export { MobileMenu, type MobileMenuProps, type NavGroup } from './MobileMenu.tsx';
