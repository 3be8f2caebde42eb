import Stack, { type StackProps } from '@mui/material/Stack';
import type { Ref } from 'react';

const justify = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

export interface ClusterProps extends Omit<StackProps, 'direction' | 'spacing' | 'ref'> {
  /** The `div`. */
  ref?: Ref<HTMLDivElement>;
  /** Distance between the children, × 8 px. @default 2 */
  gap?: 1 | 2 | 3 | 4;
  /** Where they stand in their line. @default 'start' */
  align?: keyof typeof justify;
  /** Whether the children may stand in several lines; otherwise their words do. @default true */
  wrap?: boolean;
}

/**
 * Puts pieces beside each other, such as buttons, and lets them wrap where there is no room: MUI's `Stack` in a row.
 * Renders a `<div>`.
 *
 * - **When**: buttons or tags that belong together.
 * - **Not for**: records: `CardGrid`.
 */
export function Cluster({ gap = 2, align = 'start', wrap = true, ...rest }: ClusterProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: wrap ? 'wrap' : 'nowrap',
        alignItems: 'center',
        justifyContent: justify[align],
        rowGap: gap / 2 + 0.5,
        columnGap: gap,
        '& > *': { maxWidth: '100%' },
      }}
      {...rest}
    />
  );
}
