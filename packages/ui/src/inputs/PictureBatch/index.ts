export { PictureBatch, type PictureBatchProps } from './PictureBatch.tsx';
export { type ExistingPicture, type PictureDraft, type PictureDraftTexts, pictureName } from './picture-draft.ts';
