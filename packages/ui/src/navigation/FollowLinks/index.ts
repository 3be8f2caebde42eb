export { type FollowLink, FollowLinks, type FollowLinksProps } from './FollowLinks.tsx';
