import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { smallText } from '../../theme/index.ts';

/** A person or party at the door. */
export interface DoorGuest {
  id: number;
  name: string;
  /** Number of people. */
  seats: number;
  /** Number of people who are here. */
  arrived: number;
  /** What is to be known, such as 'Here since 6:02 PM', one line each. */
  lines: readonly string[];
  /** Whether they are not simply expected, so that the first line is important: on the waiting list, or cancelled. */
  isUnexpected?: boolean;
}

export interface DoorListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name, such as 'Guests'. */
  label: string;
  /** The guests, in order. */
  guests: readonly DoorGuest[];
  /** Called when a guest's row is pressed. */
  onPress: (id: number) => void;
  /** Called by the button beside a party of which more than one person is missing. */
  onPart: (id: number) => void;
}

/**
 * The guests of an event, for a phone in one hand at a dark door: large rows, each of them a button. Renders a `ul`.
 *
 * - **When**: people are checked in as they arrive.
 * - **Not for**: lists that are read: `ItemList`; a list on paper: `GuestSheet`.
 * - **Keys**: Tab moves from guest to guest; Enter checks in.
 */
export function DoorList({ label, guests, onPress, onPart, ...rest }: DoorListProps) {
  return (
    <List aria-label={label} {...rest}>
      {guests.map((guest) => {
        const { id, name, seats, arrived, lines, isUnexpected } = guest;
        const isHere = arrived >= seats;
        return (
          <li key={id} data-here={isHere ? '' : undefined}>
            <Row onClick={() => onPress(id)}>
              {isHere ? <CheckCircleIcon /> : <CircleIcon />}
              <span>
                <strong>
                  <span className="pl-sr">{actionOf(guest)} </span>
                  {name}
                </strong>{' '}
                {lines.map((line, index) => (
                  <Line key={line} data-important={isUnexpected && index === 0 ? '' : undefined}>
                    {line}{' '}
                  </Line>
                ))}
              </span>
              {seats > 1 && <Seats>{isHere ? seats : `${arrived}/${seats}`}</Seats>}
            </Row>
            {seats - arrived > 1 && !isUnexpected && (
              <Button variant="outlined" onClick={() => onPart(id)} aria-label={`Only some of ${name}`}>
                Some
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** What pressing the row does, before the name; '' if it asks first. */
function actionOf({ seats, arrived, isUnexpected }: DoorGuest): string {
  if (arrived >= seats || isUnexpected) return '';
  if (seats === 1) return 'Check in';
  return arrived === 0 ? 'Check in all of' : 'Check in the rest of';
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& > li': {
    display: 'flex',
    // With large letters, the button and the seats come below the name.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingInlineEnd: theme.spacing(1),
    // Hundreds of guests: those out of view cost nothing.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 72px',
  },
  '& > li + li': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  '& svg': { fontSize: '2rem', color: theme.palette.text.secondary, flexShrink: 0 },
  '& > li[data-here] svg': { color: theme.palette.success.main },
}));

const Row = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 12rem',
  minInlineSize: 0,
  minBlockSize: 72,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1.5),
  textAlign: 'start',
  font: 'inherit',
  color: theme.palette.text.primary,
  '& > span:first-of-type': { flex: '1 1 7rem', minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' },
  '& strong': { fontSize: '1.25rem', lineHeight: 1.25, fontWeight: 600 },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  // Rows must not end up under what is sticky above the list.
  scrollMarginBlockStart: 160,
  // Inside, since the list has no room around it.
  '&:focus-visible': { outlineOffset: -3 },
}));

const Line = styled('span')(({ theme }) => ({
  fontSize: smallText,
  color: theme.palette.text.secondary,
  '&[data-important]': { color: theme.palette.error.main, fontWeight: 600 },
}));

const Seats = styled('span')({ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });
