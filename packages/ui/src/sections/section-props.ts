import type { RichDocument } from '@porchlight/contract/rich-text';
import type { SectionDescription, SectionField, SectionFields } from '@porchlight/contract/sections/section';
import type { Ref } from 'react';
import type { VideoSource } from '../media/LoopingVideo/index.ts';
import type { PictureSource } from '../media/ResponsiveImage/index.ts';

/** A picture of a section. */
export interface SectionPicture {
  src: PictureSource;
  /** Alternative text; '' for a decorative picture. */
  alt: string;
  /** Focal point when cropped, as in `object-position`. */
  focus?: string;
}

/** A PDF of a section. */
export interface SectionFile {
  href: string;
  /** File size in bytes; null if unknown. */
  sizeBytes: number | null;
}

/** A video of a section. */
export interface SectionFilm {
  /** Its files, the smallest first; an uploaded video has one. */
  sources: readonly VideoSource[];
  /** Its length; null if unknown. */
  seconds: number | null;
}

/** Where a link of a section leads. */
export interface SectionLink {
  href: string;
  /** It leads to another site, so it opens a new tab. */
  newTab: boolean;
}

/** A record that a section is about, such as a topic. */
export interface SectionRecord {
  id: number;
  /** The address of its page; null while visitors can't see it. */
  href: string | null;
}

/** What a component gets for each kind of field: with the organization's facts, files and addresses filled in. */
interface PropTypes {
  text: string;
  /** null for no text. URLs are resolved. */
  longText: RichDocument | null;
  /** null for no picture. */
  image: SectionPicture | null;
  /** null for no PDF. */
  pdf: SectionFile | null;
  /** null for no video. */
  film: SectionFilm | null;
  /** URL of the captions; null for none. */
  captions: string | null;
  /** null for no link, and for one that leads nowhere: its text is shown without a link. */
  link: SectionLink | null;
  boolean: boolean;
  number: number | null;
}

type PropOf<F extends SectionField> = F extends { options: infer Options }
  ? keyof Options & string
  : F extends { linkEntity: string }
    ? SectionRecord | null
    : F extends { kind: 'items'; fields: infer Inner extends SectionFields }
      ? readonly PropsOf<Inner>[]
      : F['kind'] extends keyof PropTypes
        ? PropTypes[F['kind']]
        : unknown;

/** The props that follow from the fields of a section, or of an item in it. */
export type PropsOf<F extends SectionFields> = { readonly [Name in keyof F]: PropOf<F[Name]> };

/** Where a section is, which decides about space and loading. */
export interface SectionPlace {
  /** Its id, which is also the `id` of its element, so that links can lead to it. */
  id: string;
  /** No space above it, since the section before it has the same background. */
  spacing: 'full' | 'none';
  /** It is the first of the page: its picture is loaded at once. */
  isFirst: boolean;
  /** It follows the page's header: its first picture is loaded at once, too. */
  isAfterHeader?: boolean;
  /** It is part of a column beside another one, and has no background and width of its own. */
  isInColumn: boolean;
  /** A link on the page leads to it: it gets the focus then. */
  isLinkTarget?: boolean;
  /** It follows a hero: the stitched edge is between them. */
  isAfterHero?: boolean;
}

/** Props of the component of a kind of section. */
export type SectionPropsOf<Description extends SectionDescription> = PropsOf<Description['fields']> & {
  place: SectionPlace;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};
