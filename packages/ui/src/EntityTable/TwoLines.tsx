import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldValue } from '../FieldValue/index.ts';

/** What `TwoLines` draws. */
interface TwoLinesProps {
  /** Address of a small picture before both lines. */
  picture?: string | null;
  first: ReactNode;
  second?: ReactNode;
}

/** A value with a small line below it, each ending in an ellipsis where there is no room. Internal to `EntityTable`. */
export function TwoLines({ picture, first, second }: TwoLinesProps) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ minWidth: 0, flex: 1, alignItems: 'center' }}>
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
