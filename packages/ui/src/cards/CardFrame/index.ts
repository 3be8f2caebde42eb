export { CardFrame, type CardFrameProps, type RecordCardProps } from './CardFrame.tsx';
export { CardPicture, IsLaterCard } from './CardPicture.tsx';
export { CardTitle, type CardTitleProps } from './CardTitle.tsx';
