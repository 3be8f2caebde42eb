import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { space } from '../theme/index.ts';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** Distance between the children, × 8 px. @default 2 */
  gap?: 1 | 2 | 3 | 4;
  /** Where they stand in their line. @default 'start' */
  align?: 'start' | 'center' | 'end' | 'between';
  /** Whether the children may stand in several lines; otherwise their words do. @default true */
  wrap?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  & > * {
    max-width: 100%;
  }
  &[data-line] {
    flex-wrap: nowrap;
  }
  ${[1, 2, 3, 4].map((gap) => `&[data-gap='${gap}'] { gap: ${space(gap / 2 + 0.5)} ${space(gap)}; }`).join('\n')}
  &[data-align='center'] {
    justify-content: center;
  }
  &[data-align='end'] {
    justify-content: flex-end;
  }
  &[data-align='between'] {
    justify-content: space-between;
  }
`;

/**
 * Puts pieces beside each other, such as buttons, and lets them wrap where there is no room. Renders a `<div>`.
 *
 * - **When**: buttons or tags that belong together.
 * - **Not for**: records: `CardGrid`.
 */
export function Cluster({ gap = 2, align = 'start', wrap = true, ...rest }: ClusterProps) {
  return <Root data-gap={gap} data-align={align} data-line={wrap ? undefined : ''} {...rest} />;
}
