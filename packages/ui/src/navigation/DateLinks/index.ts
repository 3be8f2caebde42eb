export { type DateLink, DateLinks, type DateLinksProps } from './DateLinks.tsx';
