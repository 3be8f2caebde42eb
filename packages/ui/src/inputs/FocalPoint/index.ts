export { FocalPoint, type FocalPointProps } from './FocalPoint.tsx';
