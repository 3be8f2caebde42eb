import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { media, space } from '../theme/index.ts';

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** How many stand beside each other from 900 px up; two even ones do so from 640 px. @default 2 */
  columns?: 2 | 3;
  /** Whether the first of two is wider. @default 'even' */
  ratio?: 'even' | 'wide-start';
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  /* Two even ones have room beside each other on a tablet held upright, too. */
  @media (min-width: 640px) {
    &[data-ratio='even'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.wideOrPaper} {
    gap: ${space(5)} ${space(7)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-ratio='wide-start'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/**
 * Puts two or three parts side by side on wide screens, below each other on narrow ones. Renders a `<div>`.
 *
 * - **When**: two or three parts of equal rank.
 * - **Not for**: a main part and something beside it: `WithSidebar`.
 */
export function Columns({ columns = 2, ratio = 'even', ...rest }: ColumnsProps) {
  return <Root data-columns={columns} data-ratio={ratio} {...rest} />;
}
