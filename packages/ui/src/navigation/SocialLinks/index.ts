export { type SocialLink, SocialLinks, type SocialLinksProps } from './SocialLinks.tsx';
