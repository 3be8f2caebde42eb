import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { media, space } from '../../theme/index.ts';

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /**
   * Column widths: `even` gives two equal columns from 640 px on, `wide-start` a wider first column on wide screens.
   * @default 'even'
   */
  ratio?: 'even' | 'wide-start';
  /** Distance between the columns: as on the site, or as in the dashboard, where cards also have the same height. @default 'wide' */
  gap?: 'wide' | 'small';
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  // One that is left alone has all the room.
  '& > :only-child': { gridColumn: '1 / -1' },
  '@media (min-width: 640px)': {
    gap: space(4),
    "&[data-ratio='even']": {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  [media.wideOrPaper]: {
    columnGap: space(7),
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
  "&[data-gap='small']": {
    gap: space(1.5),
    alignItems: 'stretch',
  },
});

/**
 * Two columns side by side on wide screens and on paper, stacked on narrow ones. Renders a `<div>`. Not MUI's `Grid`,
 * which would add 2.5 kB to every page.
 *
 * - **When**: two parts of equal rank; `wide-start` for a main part with something smaller beside it.
 * - **Not for**: records: `CardGrid`.
 */
export function Columns({ ratio = 'even', gap, ...rest }: ColumnsProps) {
  return <Root data-ratio={ratio} data-gap={gap} {...rest} />;
}
