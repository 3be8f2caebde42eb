import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color, radius, smallText } from '../../theme/index.ts';

/** A picture to choose. */
export interface ChoosablePicture {
  id: number;
  /** URL of a thumbnail; null if the picture is missing. */
  url: string | null;
  /** Title below the picture. */
  title: string;
  /** Alternative text; '' if there is none. */
  alt: string;
}

export interface PictureChoiceProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The pictures, in order. */
  pictures: readonly ChoosablePicture[];
  /** The chosen ones, where several can be chosen: each is a button that is pressed or not. @default one is chosen */
  selectedIds?: ReadonlySet<number>;
  /** Called with the id of the chosen picture, also to choose it no longer. */
  onChoose: (id: number) => void;
}

/**
 * A grid of pictures with titles to choose one from, or several. Renders a `<ul>` of buttons; pictures are lazily loaded.
 *
 * - **When**: choosing a stored picture for a record or a text.
 * - **Not for**: pictures to look at: `Gallery`.
 * - **Keys**: Tab moves from picture to picture, Enter or Space chooses.
 */
export function PictureChoice({ label, pictures, selectedIds, onChoose, ...rest }: PictureChoiceProps) {
  return (
    // Safari drops list semantics when list-style is none.
    <List aria-label={label} {...rest}>
      {pictures.map(({ id, url, title, alt }) => (
        <li key={id}>
          <button type="button" aria-pressed={selectedIds?.has(id)} onClick={() => onChoose(id)}>
            {url ? (
              <img src={url} alt={alt === title ? '' : alt} loading="lazy" decoding="async" />
            ) : (
              <span>No picture</span>
            )}
            <span dir="auto">{title}</span>
            {selectedIds && <Mark fontSize="small" aria-hidden="true" />}
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    position: 'relative',
    display: 'grid',
    // A picture that fails to load shows its alternative text, which must not widen the column.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 4,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 6,
    border: `1px solid ${color.border}`,
    borderRadius: radius,
    backgroundColor: color.surface,
    color: color.text,
    font: 'inherit',
    fontSize: smallText,
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: color.primary },
  '& [aria-pressed="true"]': { borderColor: color.primary, boxShadow: `inset 0 0 0 2px ${color.primary}` },
  '& [aria-pressed="true"] > svg': { color: color.surface, backgroundColor: color.primary },
  '& [aria-pressed="false"] > svg': { color: 'transparent' },
  '& img, & img + span, & span:first-of-type': { inlineSize: '100%' },
  '& img, & span:first-of-type:not(:only-of-type)': { aspectRatio: '4 / 3', objectFit: 'cover' },
  '& img': { backgroundColor: color.band },
  '& span:last-of-type': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
});

/** A box on the picture, with a check mark if it is chosen. */
const Mark = styled(CheckIcon)({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 12,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  backgroundColor: color.surface,
});
