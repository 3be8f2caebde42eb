import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color, radius, space } from '../../theme/index.ts';

export type SkipLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'>;

const Root = styled('a')({
  position: 'fixed',
  insetBlockStart: space(1),
  insetInlineStart: space(1),
  // Above the bars of both shells (up to 20) and the bar at the bottom (30).
  zIndex: 40,
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius,
  background: color.primary,
  color: color.onPrimary,
  fontWeight: 600,
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
  },
});

/**
 * The first focusable element of a page: skips the navigation. Visible only while it has the focus.
 *
 * - **When**: inside the shells, once.
 * - **Not for**: headings of a long page.
 * - **Keys**: Tab, then Enter.
 */
export function SkipLink(props: SkipLinkProps) {
  return (
    <Root href="#main" {...props}>
      Skip to the content
    </Root>
  );
}
