export { CardFrame, type CardFrameProps, type RecordCardProps } from './CardFrame.tsx';
export { CardPicture, IsLaterCard, splitPicture } from './CardPicture.tsx';
export { CardTitle, type CardTitleProps } from './CardTitle.tsx';
