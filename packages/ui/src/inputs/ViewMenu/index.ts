export { ViewMenu, type ViewMenuProps } from './ViewMenu.tsx';
