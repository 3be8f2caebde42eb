import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { space } from '../theme/index.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Distance between the children, × 8 px. @default 3 */
  gap?: 1 | 2 | 3 | 4 | 6 | 8;
}

const gaps = [1, 2, 3, 4, 6, 8].map((gap) => `&[data-gap='${gap}'] { gap: ${space(gap)}; }`).join('\n');

const Root = styled.div(
  `display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;`,
  gaps,
);

/**
 * Puts pieces below each other at an even distance. Renders a `<div>`.
 *
 * - **When**: the space between pieces, in place of margins.
 * - **Not for**: sections of a page: `Section`.
 */
export function Stack({ gap = 3, ...rest }: StackProps) {
  return <Root data-gap={gap} {...rest} />;
}
