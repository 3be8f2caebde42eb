import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { media, space } from '../../theme/index.ts';

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Whether the two are as wide as each other, already on a tablet held upright, or the first is wider. @default 'even' */
  ratio?: 'even' | 'wide-start';
}

const Root = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  @media (min-width: 640px) {
    gap: ${space(4)};
    &[data-ratio='even'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.wideOrPaper} {
    column-gap: ${space(7)};
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/**
 * Two parts side by side where there is room, also on paper, below each other on narrow screens. Renders a `<div>`.
 * MUI's `Grid` would be 2.5 kB of every page for these ten lines.
 *
 * - **When**: two parts of equal rank; `wide-start` for a main part, or the one that counts most, and something beside it.
 * - **Not for**: records: `CardGrid`.
 */
export function Columns({ ratio = 'even', ...rest }: ColumnsProps) {
  return <Root data-ratio={ratio} {...rest} />;
}
