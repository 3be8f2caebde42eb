import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';

/** Props of `PasswordInput`: those of MUI's `OutlinedInput`. */
export interface PasswordInputProps extends Omit<OutlinedInputProps, 'type' | 'endAdornment'> {
  /** What the browser may fill in. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password is no word and no sentence. */
const asTyped = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

/**
 * A password with a button to see what is typed; people on phones mistype what they can't see. MUI's `OutlinedInput`.
 *
 * - **When**: signing in and staff accounts, inside a `FormField`.
 * - **Not for**: secrets that a person has not chosen.
 * - **Keys**: Tab from the field to ‘Show’.
 */
export function PasswordInput({ slotProps, ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <OutlinedInput
      {...input}
      type={isShown ? 'text' : 'password'}
      // Some browsers bring a button of their own, which would stand beside ours.
      sx={{ '& ::-ms-reveal': { display: 'none' } }}
      slotProps={{ ...slotProps, input: { ...asTyped, ...slotProps?.input } }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            variant="text"
            size="small"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </InputAdornment>
      }
    />
  );
}
