import type { pageHeaderSection } from '@porchlight/contract/sections/page-header';
import type { ReactNode } from 'react';
import { PageHeader } from '../../layout/PageHeader/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { sectionAnchor } from '../section-anchor.ts';
import { sectionButtons } from '../section-buttons.tsx';
import { sectionMedia } from '../section-media.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type PageHeaderSectionProps = SectionPropsOf<typeof pageHeaderSection> & {
  /** From the page: links to the pages above it. */
  breadcrumbs?: ReactNode;
};

/**
 * The top of a page: heading, introduction, and a picture, a silent video or a quilt block. Renders the page's `<h1>`;
 * further down a page its heading is an `<h2>`.
 *
 * - **When**: every page except the start page.
 * - **Not for**: the start page: `HeroSection`.
 * - **Keys**: Tab moves through the breadcrumbs and the buttons.
 */
export function PageHeaderSection({
  title,
  eyebrow,
  lead,
  picture,
  film,
  block,
  colors,
  buttons,
  breadcrumbs,
  place,
  ...rest
}: PageHeaderSectionProps) {
  const seed = colors || title;
  const shownButtons = sectionButtons(buttons);
  return (
    <PageHeader
      {...sectionAnchor(place)}
      breadcrumbs={breadcrumbs}
      title={title}
      headingLevel={place.isFirst ? 1 : 2}
      eyebrow={eyebrow}
      lead={lead}
      seed={seed}
      block={block}
      media={sectionMedia({ picture, film, block, seed, name: title, priority: place.isFirst })}
      {...rest}
    >
      {shownButtons && (
        <Stack direction="row" spacing={3}>
          {shownButtons}
        </Stack>
      )}
    </PageHeader>
  );
}
