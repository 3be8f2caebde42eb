import CloudDoneIcon from '@mui/icons-material/CloudDone';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { smallText, step } from '../../theme/index.ts';

/** Whether what is pressed arrives: it does, it can't at the moment, or it is on its way. */
export type DoorConnection = 'connected' | 'lost' | 'sending';

export interface DoorStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of people who are here. */
  arrived: number;
  /** Number of people who are expected. */
  expected: number;
  /** Number of check-ins that are on this device only. */
  unsent: number;
  /** Whether the server can be reached. */
  connection: DoorConnection;
}

/**
 * How many are here, in large figures, and whether what is pressed at this door arrives. Renders a `div`.
 *
 * - **When**: above the list of a door, always in view.
 * - **Not for**: figures without a connection to show: `StatCard`.
 */
export function DoorStatus({ arrived, expected, unsent, connection, ...rest }: DoorStatusProps) {
  const Icon = icons[connection];
  return (
    <Root {...rest}>
      <p>
        <strong>{arrived}</strong> of {expected} here
      </p>
      <State role="status" data-connection={connection}>
        <Icon fontSize="small" />
        {stateText(connection, unsent)}
      </State>
      <LinearProgress
        variant="determinate"
        aria-hidden="true"
        value={expected === 0 ? 0 : Math.min(100, (100 * arrived) / expected)}
      />
    </Root>
  );
}

const icons = { connected: CloudDoneIcon, lost: CloudOffIcon, sending: CloudUploadIcon };

function stateText(connection: DoorConnection, unsent: number): string {
  const waiting = unsent === 0 ? '' : `${unsent} not sent yet`;
  if (connection === 'lost') return waiting ? `No connection, ${waiting}` : 'No connection';
  return waiting || 'All sent';
}

const Root = styled('div')(({ theme }) => ({
  // Always in view, below the dashboard's bar.
  position: 'sticky',
  insetBlockStart: 'var(--pl-bar, 0px)',
  zIndex: 2,
  paddingBlock: theme.spacing(1),
  backgroundColor: theme.palette.background.default,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  '& > p': { margin: 0, fontSize: '1.25rem' },
  '& strong': { fontSize: step[4], lineHeight: 1.1, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& > .MuiLinearProgress-root': { flex: '1 0 100%', blockSize: 6, borderRadius: 3 },
}));

const State = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontSize: smallText,
  color: theme.palette.text.secondary,
  '&[data-connection="lost"]': { color: theme.palette.error.main, fontWeight: 600 },
}));
