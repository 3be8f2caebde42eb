import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { QuiltBlock } from '../../media/QuiltBlock/index.ts';
import { color, radius, space } from '../../theme/index.ts';

export interface EmptyStateProps extends Omit<StackProps, 'children'> {
  /** What is missing. */
  text: string;
  /** Why people add it. */
  details?: string;
  /** Seed of the quilt block beside the text. @default the text */
  seed?: string;
  /** A next step, such as a link or a button. */
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
 * A placeholder for an empty list.
 *
 * - **When**: a list without rows; say what would be here, and offer the first step.
 * - **Not for**: a search without results: `SearchResults` says so itself.
 */
export function EmptyState({ text, details, seed = text, action, ...rest }: EmptyStateProps) {
  return (
    <Root direction="row" {...rest}>
      <QuiltBlock seed={seed} />
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <Typography sx={details ? { fontWeight: 600 } : undefined}>{text}</Typography>
        {details && <Typography>{details}</Typography>}
        {action}
      </Stack>
    </Root>
  );
}
