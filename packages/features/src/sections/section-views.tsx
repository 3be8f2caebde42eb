import type { SectionKind } from '@porchlight/contract/sections/kinds';
import { quoteSection } from '@porchlight/contract/sections/quote';
import type { SectionDescription } from '@porchlight/contract/sections/section';
import type { SectionPlace, SectionPropsOf } from '@porchlight/ui/sections';
import { QuoteSection } from '@porchlight/ui/sections/QuoteSection';
import type { ComponentType, ReactNode } from 'react';

/** Renders a section from its resolved values. */
export type SectionView = (values: Record<string, unknown>, place: SectionPlace) => ReactNode;

/** Makes the view of a kind whose component needs nothing but its values. */
function view<Description extends SectionDescription>(
  _description: Description,
  Component: ComponentType<SectionPropsOf<Description>>,
): SectionView {
  // `resolveValues` has made the values from the fields of the same description.
  return (values, place) => <Component {...(values as SectionPropsOf<Description>)} place={place} />;
}

/** How each kind of section is rendered. */
export const sectionViews: Partial<Record<SectionKind, SectionView>> = {
  quote: view(quoteSection, QuoteSection),
};
