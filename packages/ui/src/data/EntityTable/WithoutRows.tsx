import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { useTable } from './table-context.ts';

/** What can be done where there are no rows, above what stands in their place. Internal to `EntityTable`. */
export function WithoutRows({ children }: { children: ReactNode }) {
  const { tools, createHref, createLabel } = useTable();
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'end' }}>
        {tools}
        {createHref && (
          <Button href={createHref} size="small">
            {createLabel}
          </Button>
        )}
      </Stack>
      {children}
    </>
  );
}
