export { DownloadLink, type DownloadLinkProps } from './DownloadLink.tsx';
