export { EntityShow, type EntityShowProps } from './EntityShow.tsx';
export { type EntityShowField, ShownFields } from './ShownFields.tsx';
