import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color, font, media, smallText, space, step } from '../../theme/index.ts';

export interface QuoteProps extends ComponentPropsWithRef<'figure'> {
  /** Name of the person quoted. */
  cite: string;
  /** The person's role, or the date of the quote. */
  detail?: string;
}

const Root = styled('figure')({
  display: 'grid',
  gap: space(2),
  maxWidth: 720,
  paddingInlineStart: space(3),
  borderInlineStart: `6px solid ${color.lamp}`,
  '& > blockquote': {
    font: `600 ${step[2]} / 1.3 ${font.heading}`,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
  },
  [media.abovePhone]: {
    '& > blockquote': {
      fontSize: step[3],
    },
  },
  '& > figcaption': {
    color: color.muted,
    fontSize: smallText,
    lineHeight: 1.4,
  },
  '& > figcaption > span': {
    display: 'block',
    color: color.text,
    fontWeight: 600,
  },
});

/**
 * A quotation. Renders a `<figure>` with a `<blockquote>`.
 *
 * - **When**: one quote per page.
 * - **Not for**: the organization's own text.
 */
export function Quote({ cite, detail, children, ...rest }: QuoteProps) {
  return (
    <Root {...rest}>
      <blockquote>{children}</blockquote>
      <figcaption>
        <span>{cite}</span>
        {detail}
      </figcaption>
    </Root>
  );
}
