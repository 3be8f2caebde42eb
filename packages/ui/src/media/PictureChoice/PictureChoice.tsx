import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color, radius, smallText } from '../../theme/index.ts';

/** A picture that can be chosen. */
export interface ChoosablePicture {
  id: number;
  /** Address of a small copy; null where the picture is missing. */
  url: string | null;
  /** Names it. */
  title: string;
  /** What it shows; '' where nobody has said so. */
  alt: string;
}

export interface PictureChoiceProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list. */
  label: string;
  /** In the order they stand in. */
  pictures: readonly ChoosablePicture[];
  /** Told which is chosen. */
  onChoose: (id: number) => void;
}

/**
 * Pictures of which one is chosen, with their titles. Renders a `<ul>` of buttons; pictures are loaded when they come near.
 *
 * - **When**: a picture for a record or a text is taken from those that are there.
 * - **Not for**: pictures to be looked at: `Gallery`.
 * - **Keys**: Tab goes from picture to picture, Enter or Space chooses.
 */
export function PictureChoice({ label, pictures, onChoose, ...rest }: PictureChoiceProps) {
  return (
    // Safari forgets that a list without bullets is a list.
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
    // A picture that isn't there is its description, however long: the column must not grow with it.
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
