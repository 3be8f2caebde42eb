export type { PropsOf, SectionLink, SectionPicture, SectionPlace, SectionPropsOf } from './section-props.ts';
