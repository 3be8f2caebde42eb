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
  SectionRecord,
} from './section-props.ts';
