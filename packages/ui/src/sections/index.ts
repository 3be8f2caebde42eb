export type { PlaceHours } from './hours-rows.ts';
export { sectionAnchor } from './section-anchor.ts';
export type {
  PropsOf,
  SectionFile,
  SectionFilm,
  SectionLink,
  SectionPicture,
  SectionPlace,
  SectionPropsOf,
} from './section-props.ts';
