export { CardFrame, type CardFrameProps, type RecordCardProps } from './CardFrame.tsx';
export { CardPicture, IsLaterCardContext, splitPictureProps } from './CardPicture.tsx';
export { CardTitle, type CardTitleProps } from './CardTitle.tsx';
