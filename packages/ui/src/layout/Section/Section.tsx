import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { Binding } from '../../media/Binding/index.ts';
import { color, contentWidth, media, proseWidth, sectionSpace, space } from '../../theme/index.ts';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, which also names the section. */
  title?: string;
  /** One paragraph below the heading. */
  lead?: string;
  /** Content at the end of the heading's line, such as `SeeAll`. */
  action?: ReactNode;
  /** Background: the page's, a band that sets it apart, or dark. @default 'page' */
  tone?: 'page' | 'band' | 'night';
  /** Width of the content. @default 'content' */
  width?: 'content' | 'prose';
  /** Space above and below: the usual, none above, or little below too, before what belongs to it. @default 'full' */
  spacing?: 'full' | 'none' | 'close';
  /** Shows the binding, a stitched edge, above it. Use sparingly. @default false */
  binding?: boolean;
}

const Root = styled('section')({
  '&[data-tone]': {
    borderBlock: `1px solid ${color.border}`,
  },
  "&[data-tone='band']": {
    background: color.band,
  },
});

const Inner = styled('div')({
  maxWidth: contentWidth,
  marginInline: 'auto',
  padding: `${sectionSpace} var(--pl-gutter)`,
  "&[data-width='prose'] > *": {
    maxWidth: proseWidth,
  },
  "&[data-spacing='none']": {
    paddingBlock: `0 ${sectionSpace}`,
  },
  "&[data-spacing='close']": {
    paddingBlock: `0 ${space(4)}`,
  },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  marginBottom: space(2),
  [media.abovePhone]: {
    marginBottom: space(4),
  },
  // In print, stays with the content below it.
  breakInside: 'avoid',
  breakAfter: 'avoid',
  '& > div': {
    display: 'grid',
    gap: space(1.5),
    maxWidth: proseWidth,
  },
});

/**
 * A part of a page with its own heading. Renders a `<section>`, named by the heading.
 *
 * - **When**: every part of a page that has a heading.
 * - **Not for**: parts without one: MUI's `Stack`.
 */
export function Section({
  title,
  lead,
  action,
  tone = 'page',
  width = 'content',
  spacing = 'full',
  binding = false,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <Root
      aria-labelledby={title ? id : undefined}
      data-tone={omitDefault('page', tone)}
      data-night={tone === 'night' ? '' : undefined}
      {...rest}
    >
      {binding && <Binding />}
      <Inner data-width={omitDefault('content', width)} data-spacing={omitDefault('full', spacing)}>
        {(title || lead || action) && (
          <Head>
            <div>
              {title && (
                <Heading level={2} id={id}>
                  {title}
                </Heading>
              )}
              {lead && <Typography variant="lead">{lead}</Typography>}
            </div>
            {action}
          </Head>
        )}
        {children}
      </Inner>
    </Root>
  );
}

/** An attribute's value, or undefined for the default, to keep the HTML small: every page has a dozen sections. */
function omitDefault<Value extends string>(defaultValue: Value, value: Value): Value | undefined {
  return value === defaultValue ? undefined : value;
}
