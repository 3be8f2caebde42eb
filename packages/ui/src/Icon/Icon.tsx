import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  /** Which sign. */
  name: IconName;
  /** Width and height in CSS pixels. @default 20 */
  sizePx?: number;
}

const Root = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/**
 * A small sign beside words, or inside a control that has a name of its own. Always hidden from screen readers.
 *
 * - **When**: beside words that say the same.
 * - **Not for**: alone as a link or a button: `IconButton`.
 */
export function Icon({ name, sizePx = 20, ...rest }: IconProps) {
  return (
    <Root viewBox="0 0 24 24" width={sizePx} height={sizePx} aria-hidden="true" {...rest}>
      <path d={iconPaths[name]} />
    </Root>
  );
}
