import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { Button } from '../Button/index.ts';

/** Props of `PasswordInput`: those of MUI's `OutlinedInput`. */
export interface PasswordInputProps extends Omit<OutlinedInputProps, 'type' | 'endAdornment'> {
  /** What browsers and password managers may fill in. */
  autoComplete: 'current-password' | 'new-password';
}

/** Turns off corrections. */
const noCorrections = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

/**
 * A password field with a button that shows the password, since people on phones mistype what they can't see. MUI's
 * `OutlinedInput`.
 *
 * - **When**: sign-in and staff accounts, inside a `FormField`.
 * - **Not for**: generated secrets: `CopyLine`.
 * - **Keys**: Tab moves from the field to ‘Show’.
 */
export function PasswordInput({ slotProps, ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <OutlinedInput
      {...input}
      type={isShown ? 'text' : 'password'}
      // Hides the browser's own reveal button (Edge).
      sx={{ '& ::-ms-reveal': { display: 'none' } }}
      slotProps={{ ...slotProps, input: { ...noCorrections, ...slotProps?.input } }}
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
