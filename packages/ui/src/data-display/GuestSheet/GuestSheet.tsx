import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color, media, space } from '../../theme/index.ts';

/** A line of the list. */
export interface SheetGuest {
  id: number;
  name: string;
  /** Number of people. */
  seats: number;
  /** What the line says besides, such as 'Here'. @default nothing */
  note?: string;
}

export interface GuestSheetProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What the list is of, and when: repeated on each page. */
  caption: string;
  /** The guests, by name. */
  guests: readonly SheetGuest[];
}

/**
 * A list of guests on paper, in large letters: a box to tick for each seat, and room for notes. The head is repeated on
 * each page, A4 or letter. Renders a `table`.
 *
 * - **When**: a door without a phone.
 * - **Not for**: the screen at the door: `DoorList`.
 */
export function GuestSheet({ caption, guests, ...rest }: GuestSheetProps) {
  return (
    <Table {...rest}>
      <thead>
        <tr data-caption="">
          <th colSpan={4} scope="colgroup">
            {caption}
          </th>
        </tr>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Seats</th>
          <th scope="col">Here</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ id, name, seats, note }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{seats}</td>
            <td>
              <Boxes>
                {Array.from({ length: Math.min(seats, mostBoxes) }, (_, seat) => seat).map((seat) => (
                  <span key={seat} />
                ))}
                {seats > mostBoxes && '…'}
              </Boxes>
            </td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A party with more seats is counted by hand. */
const mostBoxes = 10;

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '1.25rem',
  lineHeight: 1.3,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: `${space(1)} ${space(1)}`,
    borderBlockEnd: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontSize: '1rem', borderBlockEnd: `2px solid ${color.text}` },
  '& thead tr[data-caption] th': { borderBlockEnd: 0, paddingInlineStart: 0 },
  '& tbody th': { fontWeight: 600, inlineSize: '40%' },
  '& td:nth-of-type(1)': { inlineSize: '4.5rem' },
  '& td:nth-of-type(2)': { inlineSize: '8.5rem' },
  '& tr': { breakInside: 'avoid' },
  // Too narrow for four columns: each cell has a line of its own, and its place says what it is.
  [media.phone]: {
    fontSize: '1.125rem',
    '& thead tr:not([data-caption])': { display: 'none' },
    '&, & thead, & tbody, & tr, & th, & td': { display: 'block' },
    '& tbody th, & tbody td:not(:last-child)': { borderBlockEnd: 0 },
    '& tbody th, & tbody td': { inlineSize: 'auto' },
  },
  [media.print]: {
    fontSize: '14pt',
    '& thead': { display: 'table-header-group' },
    '& thead th': { fontSize: '11pt' },
    '& td:nth-of-type(2)': { inlineSize: '8.5rem' },
  },
});

const Boxes = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > span': { inlineSize: 20, blockSize: 20, border: '2px solid currentColor', borderRadius: 2 },
});
