export { WithSidebar, type WithSidebarProps } from './WithSidebar.tsx';
