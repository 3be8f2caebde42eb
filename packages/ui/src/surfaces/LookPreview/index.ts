export { LookPreview, type LookPreviewProps } from './LookPreview.tsx';
