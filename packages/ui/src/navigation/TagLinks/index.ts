export type { TagLink, TagLinksProps } from './TagLinks.tsx';
export { TagLinks } from './TagLinks.tsx';
