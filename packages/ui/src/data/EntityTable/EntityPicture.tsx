import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { smallText } from '../../theme/index.ts';
import { type EntityRow, RowMenu } from '../RowMenu/index.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { useRowActions, useTable } from './table-context.ts';

/** One row as a picture with its title below. Internal to `EntityItems`. */
export function EntityPicture({ row }: { row: EntityRow }) {
  const { columns, markedId } = useTable();
  const actions = useRowActions();
  const { titleOf, busy, viewHref } = actions;
  const [isBroken, setIsBroken] = useState(false);
  const title = titleOf(row);
  const src = columns.find((column) => column.main)?.pictureUrl?.(row);
  return (
    <Item aria-busy={busy.has(row.id)} data-marked={row.id === markedId || undefined}>
      {src && !isBroken ? (
        // The title below says what it shows.
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />
      ) : (
        <NoPicture>{src ? 'The picture can’t be shown' : 'No picture'}</NoPicture>
      )}
      <RowCheckbox row={row} />
      <ImageListItemBar
        position="below"
        title={viewHref ? <Link href={viewHref(row)}>{title}</Link> : title}
        actionIcon={<RowMenu row={row} {...actions} />}
      />
    </Item>
  );
}

const Item = styled(ImageListItem)(({ theme }) => ({
  position: 'relative',
  minInlineSize: 0,
  '& > img, & > p': { aspectRatio: '4 / 3', inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' },
  // On a ground of its own, so that it is seen on any picture.
  '& > .MuiCheckbox-root': {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
  },
  '&[aria-busy="true"]': { opacity: 0.6 },
  '&[data-marked]': { outline: `3px solid ${theme.palette.lamp.main}`, outlineOffset: 2 },
  '& .MuiImageListItemBar-titleWrap': { minInlineSize: 0, paddingBlock: 4 },
  '& .MuiImageListItemBar-title': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  // A thumb's target.
  '& a': { paddingBlock: 8 },
}));

const NoPicture = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  // Below the box that selects it.
  padding: theme.spacing(5, 1, 1),
  textAlign: 'center',
  fontSize: smallText,
  lineHeight: 1.3,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.background.paper,
  border: `1px dashed ${theme.palette.edge}`,
}));
