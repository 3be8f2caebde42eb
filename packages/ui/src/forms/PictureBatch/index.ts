export { PictureBatch, type PictureBatchProps } from './PictureBatch.tsx';
export type { PictureDraft, PictureDraftWords } from './picture-draft.ts';
