import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { smallText } from '../../theme/index.ts';

export interface PasswordStrengthProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Strength from 0, easily guessed, to 4, very hard to guess, as zxcvbn scores it; null while unknown. */
  score: 0 | 1 | 2 | 3 | 4 | null;
  /** How to improve the password, in one sentence. */
  advice?: string;
}

const scoreLabels = ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'] as const;

/**
 * Shows how hard a password is to guess, as text and bar, while it is typed. MUI's `LinearProgress` in a `div`.
 *
 * - **When**: below the field for a new password.
 * - **Not for**: signing in, or a rejected password: the field shows its error.
 * - **Keys**: none; announced politely.
 */
export function PasswordStrength({ score, advice, ...rest }: PasswordStrengthProps) {
  return (
    <Root role="status" {...rest}>
      {score !== null && (
        <>
          <LinearProgress
            aria-hidden="true"
            variant="determinate"
            value={(score + 1) * 20}
            color={score < 3 ? 'warning' : 'success'}
          />
          <span>
            {scoreLabels[score]}
            {advice && `. ${advice}`}
          </span>
        </>
      )}
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  // Reserves the space, so that the content below doesn't move when the text appears.
  minBlockSize: '1.75rem',
  paddingBlockStart: theme.spacing(0.5),
  fontSize: smallText,
  color: theme.palette.text.secondary,
}));
