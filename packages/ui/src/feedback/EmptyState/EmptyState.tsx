import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { QuiltBlock, type QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { color, radius, space } from '../../theme/index.ts';

export interface EmptyStateProps extends Omit<StackProps, 'children'> {
  /** What is not there yet. */
  text: string;
  /** Draws the block beside the words. @default the text */
  seed?: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** What can be done about it, such as a link or a button. */
  action?: ReactNode;
}

const Root = styled(Stack)({
  padding: space(3),
  border: `1px dashed ${color.edge}`,
  borderRadius: radius,
  '& > svg': { flex: 'none', inlineSize: 72 },
  '& > div': { flex: '1 1 8rem', minInlineSize: 0 },
});

/**
 * Stands where a list has nothing in it.
 *
 * - **When**: a list without rows; say what would stand here, and offer the first step.
 * - **Not for**: a search without hits inside a list of results: `SearchResults` says it.
 */
export function EmptyState({ text, seed = text, block, action, ...rest }: EmptyStateProps) {
  return (
    <Root direction="row" {...rest}>
      <QuiltBlock seed={seed} block={block} />
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <Typography>{text}</Typography>
        {action}
      </Stack>
    </Root>
  );
}
