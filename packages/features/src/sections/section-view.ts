import type { SectionKind, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionField, SectionFields } from '@porchlight/contract/sections/section';
import type { SectionPlace, SectionPropsOf } from '@porchlight/ui/sections';
import { type ComponentType, createElement, type ReactNode } from 'react';

/** What is done with a stored value before it is shown; a `value` is shown as it is. */
export type ShapeKind = 'text' | 'longText' | 'link' | 'record' | 'image' | 'pdf' | 'film' | 'captions' | 'value';

/** The fields of a section, or of an item in it: their kinds, without what only editors read. */
export interface SectionShape {
  readonly [field: string]: ShapeKind | SectionShape;
}

type ShapeOfField<F extends SectionField> = F extends { kind: 'items'; fields: infer Inner extends SectionFields }
  ? ShapeOf<Inner>
  : F extends { isUnread: true }
    ? 'value'
    : F extends { linkEntity: string }
      ? 'record'
      : F['kind'] extends ShapeKind
        ? F['kind']
        : 'value';

/** The shape that follows from the description of a kind. */
type ShapeOf<F extends SectionFields> = { readonly [Name in keyof F]: ShapeOfField<F[Name]> };

/** How a kind of section is shown. Its description has the same facts, but the texts for editors weigh too much. */
export interface SectionView {
  shape: SectionShape;
  /** The newest version that it can show. @default 1 */
  version?: number;
  /** It begins a page: its title is the page's heading. */
  isHeader?: true;
  /** It can be in a column beside another section that can. */
  fitsInColumn?: true;
  render: (values: Readonly<Record<string, unknown>>, place: SectionPlace) => ReactNode;
}

/** The views of some kinds. */
export type SectionViews = { readonly [Kind in SectionKind]?: SectionView };

/** The props of the component of a kind. */
export type PropsOfKind<Kind extends SectionKind> = SectionPropsOf<(typeof sectionKinds)[Kind]>;

/** Makes the view of a kind from its component. @param shape the kinds of all fields */
export function view<Kind extends SectionKind>(
  Component: ComponentType<PropsOfKind<Kind>>,
  shape: ShapeOf<(typeof sectionKinds)[Kind]['fields']>,
  facts: Pick<SectionView, 'version' | 'isHeader' | 'fitsInColumn'> = {},
): SectionView {
  return {
    ...facts,
    shape,
    // `resolveValues` has made the values from the same shape.
    render: (values, place) => createElement(Component, { ...(values as PropsOfKind<Kind>), place }),
  };
}

/** The shape of `headLinkFields`. */
export const headLink = { linkText: 'text', link: 'link' } as const;

/** The shape of `buttonsField`. */
export const buttons = { text: 'text', link: 'link', look: 'value' } as const;
