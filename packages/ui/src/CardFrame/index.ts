export { CardFrame, type CardFrameProps } from './CardFrame.tsx';
export { CardTitle, type CardTitleProps } from './CardTitle.tsx';
