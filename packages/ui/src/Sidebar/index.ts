export { Sidebar, type SidebarAction, type SidebarItem, type SidebarLink, type SidebarProps } from './Sidebar.tsx';
