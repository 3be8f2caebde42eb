export { NavIcon, type NavIconProps } from './NavIcon.tsx';
export { type NavIconName, navIcons } from './nav-icons.ts';
