import styled from '@emotion/styled';
import { FieldValue, isEmptyValue } from '../FieldValue/index.ts';
import { color, radius, smallText } from '../theme/index.ts';
import type { EntityRowsProps } from './entity-table-props.ts';
import { type EntityRow, readColumn } from './entity-table-types.ts';
import { RowActions } from './RowActions.tsx';
import { SelectBox } from './SelectBox.tsx';

/** The rows as cards, for phones: nothing has to be scrolled sideways. Internal to `EntityTable`. */
export function EntityCards<Row extends EntityRow>(props: EntityRowsProps<Row>) {
  const { label, rows, columns, titleOf, busy, selection, words } = props;
  const picture = columns.find((column) => column.kind === 'image');
  /** What isn't given takes no room on a small screen. */
  const givenDetails = (row: Row) =>
    columns.filter((column) => !column.main && column !== picture && !isEmptyValue(readColumn(column, row)));
  return (
    <List role="list" aria-label={label}>
      {rows.map((row) => (
        <Card
          key={row.id}
          data-busy={busy.has(row.id) ? '' : undefined}
          data-selected={selection?.has(row.id) ? '' : undefined}
        >
          <Head>
            {picture && !isEmptyValue(readColumn(picture, row)) && (
              <FieldValue kind="image" value={readColumn(picture, row)} fileUrl={picture.fileUrl?.(row)} />
            )}
            <Title>{titleOf(row)}</Title>
            {selection && (
              <SelectBox
                label={`${words.select} ${titleOf(row)}`}
                checked={selection.has(row.id)}
                onChange={() => selection.toggle(row)}
              />
            )}
          </Head>
          {givenDetails(row).length > 0 && (
            <Details>
              {givenDetails(row).map((column) => (
                <Pair key={column.field}>
                  <dt>{column.header}</dt>
                  <dd>
                    <FieldValue
                      kind={column.kind}
                      value={readColumn(column, row)}
                      fileUrl={column.fileUrl?.(row)}
                      optionLabels={column.optionLabels}
                    />
                  </dd>
                </Pair>
              ))}
            </Details>
          )}
          <RowActions row={row} table={props} />
        </Card>
      ))}
    </List>
  );
}

// One on a phone, two where both have room.
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 12,
  minInlineSize: 0,
});

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minInlineSize: 0,
  padding: '14px 16px 6px',
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  '&[data-busy]': { opacity: 0.6 },
  '&[data-selected]': { borderColor: color.primary, outline: `1px solid ${color.primary}` },
  // A thumb needs more than the pointer of a mouse.
  '& > div:last-child': {
    // At the foot, however short a card is beside its neighbor.
    marginBlockStart: 'auto',
    borderBlockStart: `1px solid ${color.border}`,
    paddingBlockStart: 6,
    '& > *': { minBlockSize: 44, paddingInline: 12, fontSize: '1rem' },
    // Away from the others: a thumb that slips should not delete.
    '& > button': { marginInlineStart: 'auto' },
  },
});

const Head = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  '& > span': { flexShrink: 0 },
  // A thumb's target, at the card's corner.
  '& > label': { marginInlineStart: 'auto', margin: '-12px -14px -10px auto' },
});

const Title = styled('p')({ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere', minInlineSize: 0 });

const Details = styled('dl')({ display: 'grid', gap: 4, fontSize: smallText, minInlineSize: 0 });

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 30%) minmax(0, 1fr)',
  gap: 12,
  '& > dt': { color: color.muted, overflowWrap: 'anywhere' },
  '& > dd > span': { whiteSpace: 'normal', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
});
