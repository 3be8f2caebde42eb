export { DownloadSection, type DownloadSectionProps } from './DownloadSection.tsx';
