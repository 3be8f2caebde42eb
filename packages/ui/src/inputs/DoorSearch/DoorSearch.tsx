import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { ComponentPropsWithRef } from 'react';

export interface DoorSearchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What was typed: part of a name, or a code. */
  query: string;
  /** Called with every letter. */
  onQueryChange: (query: string) => void;
  /** Whether only people are shown who are not here yet. */
  isMissingOnly: boolean;
  /** Called when that is switched. */
  onMissingOnlyChange: (isMissingOnly: boolean) => void;
}

/**
 * Finds guests at a door while one types. Renders a `div` with `role="search"`.
 *
 * - **When**: above a `DoorList`.
 * - **Not for**: lists of records: `FilterBar`.
 * - **Keys**: the field selects its text when it gets the focus, so that the next name replaces the last.
 */
export function DoorSearch({ query, onQueryChange, isMissingOnly, onMissingOnlyChange, ...rest }: DoorSearchProps) {
  return (
    <Root role="search" {...rest}>
      <TextField
        type="search"
        label="Name or code"
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'search' },
        }}
      />
      <FormControlLabel
        control={<Switch checked={isMissingOnly} onChange={(_, isOn) => onMissingOnlyChange(isOn)} />}
        label="Not here yet"
      />
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(1, 2),
  '& > .MuiTextField-root': { flex: '1 1 14rem', minInlineSize: 0 },
}));
