import Alert, { type AlertProps } from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { space } from '../../theme/index.ts';

/** Props of `MailingStatus`: what it says, and of an email to many people how far it is. */
export interface MailingStatusProps extends Omit<AlertProps, 'title' | 'severity' | 'action' | 'role' | 'children'> {
  /** What the matter is, in a few words. */
  title: string;
  /** What it means, a sentence each. */
  sentences: readonly string[];
  /** How many of how many emails are done, while they are being sent. @default none are being sent */
  progress?: { done: number; total: number };
  /** The action that it offers. @default none */
  action?: { text: string; isBusy: boolean; onAct: () => void };
  /** Whether something is wrong that people have to know. @default false */
  isWarning?: boolean;
}

/**
 * What happens with the emails to a list: what can be sent, how far it is, and what came of it. New sentences are
 * announced.
 *
 * - **When**: above a list of people who get emails.
 * - **Not for**: a short message after an action: `Snackbar`.
 * - **Keys**: Tab reaches the button.
 */
export function MailingStatus({ title, sentences, progress, action, isWarning = false, ...rest }: MailingStatusProps) {
  const id = useId();
  return (
    <Root
      role="group"
      severity={isWarning ? 'warning' : 'info'}
      aria-labelledby={id}
      action={
        action && (
          <Button variant="outlined" size="small" loading={action.isBusy} onClick={action.onAct}>
            {action.text}
          </Button>
        )
      }
      {...rest}
    >
      <strong id={id}>{title}</strong>
      <div role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {progress && (
        <LinearProgress
          variant="determinate"
          aria-label={title}
          value={progress.total === 0 ? 100 : Math.round((100 * progress.done) / progress.total)}
        />
      )}
    </Root>
  );
}

const Root = styled(Alert)(({ theme }) => ({
  '& .MuiAlert-message': { display: 'grid', gap: space(0.5), flex: '1 1 auto', minInlineSize: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { whiteSpace: 'nowrap' },
  '& .MuiLinearProgress-root': { marginBlockStart: space(1) },
  // On phones the button stands below the text.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flexBasis: 'calc(100% - 48px)' },
    '& .MuiAlert-action': { whiteSpace: 'normal', marginInline: 0, paddingInlineStart: 0, paddingBlock: space(1) },
  },
}));
