import type { Attendance, Guest } from '@porchlight/contract/registrations/check-in';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@porchlight/ui/feedback/Dialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { type ReactNode, useId } from 'react';

/** What the door decided about a guest; null for nothing. */
export type DoorDecision = { kind: 'arrival' | 'extra'; seats: number } | { kind: 'undo' } | null;

/** A guest about whom the door decides. */
export interface DecidedGuest {
  guest: Guest;
  attendance: Attendance;
  /** What is to be known, one line each. */
  lines: readonly string[];
  /** Seats that nobody has registered for; null for an event without a limit. */
  freeSeats: number | null;
}

/** The largest number of people that has a button of its own. */
const mostChoices = 12;

/** What can be done about a guest at the door: some of a party, one more, an undo, or letting in who is not expected. */
export function GuestDialog({ payload, onClose }: OpenedDialogProps<DecidedGuest, DoorDecision>) {
  const { guest, attendance, lines, freeSeats } = payload;
  const missing = guest.seats + attendance.extra - attendance.arrived;
  const isExpected = guest.state === 'confirmed' || guest.state === 'offered' || attendance.arrived > 0;
  return (
    <DoorDialog title={guest.name} onClose={() => onClose(null)}>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {!isExpected && <Typography>{freeSeatsText(freeSeats)}</Typography>}
      {missing > 0 && (
        <NumberButtons
          most={missing}
          label={(count) => arrivalLabel(count, { missing, isExpected })}
          onChoose={(seats) => onClose({ kind: 'arrival', seats })}
        />
      )}
      {attendance.arrived > 0 && missing === 0 && (
        <Button variant="outlined" size="large" onClick={() => onClose({ kind: 'extra', seats: 1 })}>
          One more guest
        </Button>
      )}
      {attendance.arrived > 0 && (
        <Button variant="outlined" size="large" onClick={() => onClose({ kind: 'undo' })}>
          Undo check-in
        </Button>
      )}
    </DoorDialog>
  );
}

/** Guests who have not registered: how many, and whether there is room. */
export function UnregisteredDialog({
  payload: { freeSeats },
  onClose,
}: OpenedDialogProps<{ freeSeats: number | null }, number | null>) {
  return (
    <DoorDialog title="Guests without a registration" onClose={() => onClose(null)}>
      <Typography>{freeSeatsText(freeSeats)} How many come in?</Typography>
      <NumberButtons most={6} label={(count) => `Let in ${count}`} onChoose={onClose} />
    </DoorDialog>
  );
}

interface DoorDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the door: large buttons below each other, and one that closes it. */
function DoorDialog({ title, onClose, children }: DoorDialogProps) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface NumberButtonsProps {
  most: number;
  label: (count: number) => string;
  onChoose: (count: number) => void;
}

/** A button for each number, the last of which is that of all. */
function NumberButtons({ most, label, onChoose }: NumberButtonsProps) {
  const few = Array.from({ length: Math.min(most, mostChoices) }, (_, index) => index + 1);
  const counts = few.includes(most) ? few : [...few, most];
  return counts.map((count) => (
    <Button key={count} variant="outlined" size="large" onClick={() => onChoose(count)}>
      {label(count)}
    </Button>
  ));
}

function arrivalLabel(count: number, { missing, isExpected }: { missing: number; isExpected: boolean }): string {
  const verb = isExpected ? 'Check in' : 'Let in';
  if (missing === 1) return isExpected ? 'Check in' : 'Let in';
  return count === missing ? `${verb} all ${count}` : `${verb} ${count}`;
}

function freeSeatsText(free: number | null): string {
  if (free === null) return 'There is no limit of seats.';
  if (free <= 0) return 'All seats are taken.';
  return free === 1 ? '1 seat is free.' : `${free} seats are free.`;
}
