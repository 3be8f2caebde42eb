export { EntityShow, type EntityShowField, type EntityShowProps } from './EntityShow.tsx';
