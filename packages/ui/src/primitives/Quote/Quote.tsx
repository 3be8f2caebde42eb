import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { color, font, media, smallText, space, step } from '../../theme/index.ts';

export interface QuoteProps extends ComponentPropsWithRef<'figure'> {
  /** Name of the person quoted. */
  cite: string;
  /** The person's role, or the date of the quote. */
  detail?: string;
}

const Root = styled.figure`
  display: grid;
  gap: ${space(2)};
  max-width: 720px;
  padding-inline-start: ${space(3)};
  border-inline-start: 6px solid ${color.lamp};
  & > blockquote {
    font: 600 ${step[2]} / 1.3 ${font.heading};
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  ${media.abovePhone} {
    & > blockquote {
      font-size: ${step[3]};
    }
  }
  & > figcaption {
    color: ${color.muted};
    font-size: ${smallText};
    line-height: 1.4;
  }
  & > figcaption > span {
    display: block;
    color: ${color.text};
    font-weight: 600;
  }
`;

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
