import Checkbox from '@mui/material/Checkbox';
import ImageList from '@mui/material/ImageList';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { type EntityRow, RowMenu } from '../../inputs/RowMenu/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { smallText, useNarrowScreen } from '../../theme/index.ts';
import { TwoLines } from '../TwoLines/index.ts';
import { ItemsToolbar } from './ItemsToolbar.tsx';
import { ListPages } from './ListPages.tsx';
import { rowDetails } from './row-details.ts';
import { EmptyList } from './TablePlaceholder.tsx';
import { useRowActions, useTable } from './table-context.ts';

/**
 * The rows as items of two lines, for phones, or as a grid of pictures: no horizontal scrolling, and the DataGrid is
 * not loaded. Internal to `EntityTable`.
 * @param placeholder shown instead of the rows while they load; null once they are there
 */
export function EntityItems({ placeholder }: { placeholder: ReactNode }) {
  return placeholder ?? <Page />;
}

function Page() {
  const { label, page, asPictures } = useTable();
  const columnCount = useNarrowScreen() ? 2 : 4;
  const items = page.rows.map((row) => <EntityItem key={row.id} row={row} />);
  return (
    <>
      <ItemsToolbar />
      {items.length === 0 && <EmptyList />}
      {items.length > 0 && (
        <>
          <Items aria-label={label} cols={asPictures ? columnCount : 1} gap={asPictures ? 16 : 0} rowHeight="auto">
            {items}
          </Items>
          <ListPages />
        </>
      )}
    </>
  );
}

const Items = styled(ImageList)({ margin: 0, overflow: 'visible' });

function EntityItem({ row }: { row: EntityRow }) {
  const { columns, highlightedId, asPictures, selection } = useTable();
  const actions = useRowActions();
  const { titleOf, busy, viewHref, canChange } = actions;
  const title = titleOf(row);
  const main = columns.find((column) => column.main);
  return (
    <Item
      disableGutters
      divider={!asPictures}
      aria-busy={busy.has(row.id)}
      data-marked={row.id === highlightedId || undefined}
      data-picture={asPictures || undefined}
    >
      {asPictures && <Picture src={main?.pictureUrl?.(row)} />}
      {selection && (
        <Checkbox
          checked={selection.ids.has(row.id)}
          disabled={canChange?.(row) === false}
          onChange={() => selection.toggle(row.id)}
          slotProps={{ input: { 'aria-label': `Select ${title}` } }}
        />
      )}
      <TwoLines
        picture={asPictures ? undefined : main?.fileUrl?.(row)}
        lines={2}
        first={viewHref ? <Link href={viewHref(row)}>{title}</Link> : title}
        second={asPictures ? null : rowDetails(columns, row)}
      />
      <RowMenu row={row} {...actions} />
    </Item>
  );
}

function Picture({ src }: { src: string | null | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!src || isBroken) return <p>{src ? 'The picture can’t be shown' : 'No picture'}</p>;
  // Decorative: the title below names it.
  return <img src={src} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />;
}

const Item = styled(ListItem)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minInlineSize: 0,
  minHeight: 64,
  paddingBlock: theme.spacing(0.5),
  // A large enough touch target.
  '& a': { minBlockSize: 24, fontWeight: 600, textDecoration: 'none' },
  '&[aria-busy="true"]': { opacity: 0.6 },
  '&[data-marked]': { backgroundColor: `color-mix(in srgb, ${theme.palette.lamp.main} 12%, transparent)` },
  '& > .MuiCheckbox-root': { margin: '0 -12px' },
  '&[data-picture]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    gap: 0,
    paddingBlock: 0,
    '& > img, & > p': { gridColumn: '1 / -1', aspectRatio: '4 / 3', inlineSize: '100%', objectFit: 'cover' },
    // While it loads.
    '& > img': { backgroundColor: theme.palette.band },
    '& > p': {
      display: 'grid',
      placeItems: 'center',
      // Below the checkbox.
      padding: theme.spacing(5, 1, 1),
      textAlign: 'center',
      fontSize: smallText,
      color: theme.palette.text.secondary,
      backgroundColor: theme.palette.background.paper,
      border: `1px dashed ${theme.palette.edge}`,
    },
    // With a background, so that it is visible on any picture.
    '& > .MuiCheckbox-root': {
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineStart: 4,
      margin: 0,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: theme.palette.background.paper,
    },
    '& [dir]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal' },
    // Not padding: a third line would show in it.
    '& a': { display: 'inline', marginBlock: 8, overflowWrap: 'anywhere' },
  },
}));
