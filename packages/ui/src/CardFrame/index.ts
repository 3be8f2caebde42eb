export { CardFrame, type CardFrameProps } from './CardFrame.tsx';
export { CardPicture } from './CardPicture.tsx';
export { CardTitle, type CardTitleProps } from './CardTitle.tsx';
export { CardBody, CardFoot } from './card-parts.ts';
