import styled from '@emotion/styled';
import { type ComponentProps, useState } from 'react';
import { controlStyle } from '../FormField/index.ts';
import { color, radius, smallText } from '../theme/index.ts';

/** Props of `PasswordInput`: those of an `input`. */
export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the browser may fill in. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the button that shows the password. @default 'Show password' */
  showLabel?: string;
  /** Name of the button that hides it again. @default 'Hide password' */
  hideLabel?: string;
}

/**
 * A password with a button to see what is typed; people on phones mistype what they can't see.
 * `ref` and the rest go to the `input`, `className` to the box around it. Give it a label.
 *
 * - **When**: signing in and staff accounts, inside a `FormField`.
 * - **Not for**: secrets that a person has not chosen.
 * - **Keys**: Tab from the field to ‘Show’.
 */
export function PasswordInput({
  className,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ...input
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Box className={className}>
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <ShowButton
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        disabled={input.disabled}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </ShowButton>
    </Box>
  );
}

const Box = styled('div')({ position: 'relative', minInlineSize: 0 });

const Input = styled('input')({
  ...controlStyle,
  paddingInlineEnd: 72,
  // Some browsers bring a button of their own, which would stand under ours.
  '&::-ms-reveal': { display: 'none' },
});

const ShowButton = styled('button')({
  position: 'absolute',
  // The whole height of the field, for a thumb.
  insetBlock: 0,
  insetInlineEnd: 0,
  minInlineSize: 56,
  fontWeight: 600,
  fontSize: smallText,
  color: color.primary,
  background: 'none',
  border: 0,
  borderRadius: radius,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:disabled': { color: color.muted, cursor: 'not-allowed', textDecoration: 'none' },
});
