import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldValue } from '../FieldValue/index.ts';

/** Props of `TwoLines`. */
export interface TwoLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of a small picture before both lines. */
  picture?: string | null;
  /** The value itself, often a link. */
  first: ReactNode;
  /** What stands below it, small. */
  second?: ReactNode;
}

/**
 * A record in a list: its title, a small line below it and a picture before both. What does not fit ends in an ellipsis.
 * MUI's `Stack` with `Typography`.
 *
 * - **When**: a row of a table, of a list on a phone, of the trash.
 * - **Not for**: cards that visitors see: `ListCard`, `ContentCard`.
 */
export function TwoLines({ picture, first, second, ...rest }: TwoLinesProps) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ minWidth: 0, flex: 1, alignItems: 'center' }} {...rest}>
      {typeof picture === 'string' && <FieldValue kind="image" value={picture} fileUrl={picture} />}
      <Stack
        spacing={0}
        sx={{
          minWidth: 0,
          flex: 1,
          '& > span': { lineHeight: 1.4 },
          '& a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
          '& > :empty': { display: 'none' },
        }}
      >
        <Typography noWrap variant="inherit" component="span" dir="auto">
          {first}
        </Typography>
        {second && (
          <Typography noWrap variant="small" component="span" color="textSecondary" dir="auto">
            {second}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
