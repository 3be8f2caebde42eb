import { keyframes, styled } from '@mui/material/styles';
import { loadingText } from '@porchlight/contract/texts';
import type { ComponentPropsWithRef } from 'react';
import { color, space } from '../../theme/index.ts';

export type LoadingProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const stitch = keyframes`to { background-position-x: 24px; }`;

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  paddingBlock: space(3),
  color: color.muted,
  '&::after': {
    content: "''",
    width: 96,
    height: 2,
    background: `linear-gradient(90deg, ${color.primary} 60%, transparent 0) 0 0 / 12px 2px`,
    animation: `${stitch} 0.9s linear infinite`,
  },
});

/**
 * A loading indicator, announced politely to screen readers. Its row of stitches moves unless reduced motion is
 * preferred.
 *
 * - **When**: content that takes longer than a moment, in the place where it will appear.
 * - **Not for**: saving: the button shows it.
 * - **Keys**: announced politely.
 */
export function Loading(props: LoadingProps) {
  return (
    <Root role="status" {...props}>
      {loadingText}
    </Root>
  );
}
