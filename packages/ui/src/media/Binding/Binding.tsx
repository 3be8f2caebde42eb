import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color } from '../../theme/index.ts';

export type BindingProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')({
  height: 6,
  // A plain look has a band of one color instead.
  background: `var(--pl-binding, conic-gradient(from 135deg at 50% 0, ${color.pine} 90deg, transparent 0) 0 0 / 60px 6px, conic-gradient(from 135deg at 50% 0, ${color.accent} 90deg, ${color.primary} 0) 0 0 / 12px 6px)`,
  '@media (forced-colors: active)': {
    background: 'none',
    borderTop: '1px solid',
    height: 0,
  },
});

/**
 * The stitched edge of the quilt: a band of triangles 6 px high, every fifth one pine. Once or twice a screen. Decorative.
 *
 * - **When**: the lower edge of the header, the footer, one section break.
 * - **Not for**: dividers inside a page: use a border. More than twice per screen.
 */
export function Binding(props: BindingProps) {
  return <Root aria-hidden="true" data-noprint="" {...props} />;
}
