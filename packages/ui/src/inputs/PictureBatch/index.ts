export { PictureBatch, type PictureBatchProps } from './PictureBatch.tsx';
export type { PictureDraft, PictureDraftTexts } from './picture-draft.ts';
