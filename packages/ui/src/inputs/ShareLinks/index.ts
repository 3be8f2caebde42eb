export { ShareLinks, type ShareLinksProps } from './ShareLinks.tsx';
