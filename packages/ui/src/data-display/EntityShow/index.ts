export { EntityShow, type EntityShowProps } from './EntityShow.tsx';
export type { EntityShowField } from './entity-show-field.ts';
export { ShownFields } from './ShownFields.tsx';
