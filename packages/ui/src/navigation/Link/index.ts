export { Link, type LinkProps } from './Link.tsx';
export { LinkItems, type LinkItemsProps, type NavLink } from './LinkItems.tsx';
export { NewTabNote } from './NewTabNote.tsx';
