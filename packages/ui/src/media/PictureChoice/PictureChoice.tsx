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
  /** Called with the id of the chosen picture. */
  onChoose: (id: number) => void;
}

/**
 * A grid of pictures with titles to choose one from. Renders a `<ul>` of buttons; pictures are lazily loaded.
 *
 * - **When**: choosing a stored picture for a record or a text.
 * - **Not for**: pictures to look at: `Gallery`.
 * - **Keys**: Tab moves from picture to picture, Enter or Space chooses.
 */
export function PictureChoice({ label, pictures, onChoose, ...rest }: PictureChoiceProps) {
  return (
    // Safari drops list semantics when list-style is none.
    <List aria-label={label} {...rest}>
      {pictures.map(({ id, url, title, alt }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)}>
            {url ? (
              <img src={url} alt={alt === title ? '' : alt} loading="lazy" decoding="async" />
            ) : (
              <span>No picture</span>
            )}
            <span dir="auto">{title}</span>
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
  '& img, & img + span, & span:first-of-type': { inlineSize: '100%' },
  '& img, & span:first-of-type:not(:only-of-type)': { aspectRatio: '4 / 3', objectFit: 'cover' },
  '& span:last-of-type': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
});
