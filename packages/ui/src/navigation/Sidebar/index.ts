export {
  Sidebar,
  type SidebarAction,
  type SidebarGroup,
  type SidebarItem,
  type SidebarLink,
  type SidebarProps,
} from './Sidebar.tsx';
