export { type EditLink, EditLinks, type EditLinksProps } from './EditLinks.tsx';
