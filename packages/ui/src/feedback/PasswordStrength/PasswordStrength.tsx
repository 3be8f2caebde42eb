import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { smallText } from '../../theme/index.ts';

export interface PasswordStrengthProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From 0, guessed at once, to 4, guessed by nobody; null while it is not known. */
  score: 0 | 1 | 2 | 3 | 4 | null;
  /** What would make it better, in a sentence. */
  advice?: string;
}

const words = ['Guessed at once', 'Guessed soon', 'Not strong yet', 'Strong', 'Very strong'] as const;

/**
 * How hard a password is to guess, in a word and a bar, while it is typed. MUI's `LinearProgress` in a `div`.
 *
 * - **When**: under the field of a new password.
 * - **Not for**: signing in; what is refused is told by the field's error.
 * - **Keys**: none; read out when somebody pauses.
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
            {words[score]}
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
  // What stands below stays where it is once there is something to say.
  minBlockSize: '1.75rem',
  paddingBlockStart: theme.spacing(0.5),
  fontSize: smallText,
  color: theme.palette.text.secondary,
}));
