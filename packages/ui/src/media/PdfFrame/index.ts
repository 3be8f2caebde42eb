export { formatFileSize } from './file-size.ts';
export { PdfFrame, type PdfFrameProps } from './PdfFrame.tsx';
