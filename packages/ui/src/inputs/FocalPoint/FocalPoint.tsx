import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, PointerEvent as ReactPointerEvent, Ref } from 'react';
import { Typography } from '../../data-display/Typography/index.ts';
import { color, focusRing } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

export interface FocalPointProps
  extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'value' | 'onChange' | 'onBlur' | 'children'> {
  /** Id of the first slider; label, help and error refer to it. */
  id: string;
  /** Label of the point. */
  label: string;
  /** The point in percent from left and top, as in CSS `object-position`: `30% 70%`; '' for the middle. */
  value: string;
  /** URL of the picture; null if there is none. */
  src: string | null;
  /** Called with the new point. */
  onChange: (value: string) => void;
  /** Called when a slider loses the focus. */
  onBlur?: () => void;
  /** Ref of the first slider's input, for moving the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** The aspect ratios that pages crop pictures to. */
const crops = [
  { ratio: '3 / 2', name: 'Wide' },
  { ratio: '1 / 1', name: 'Square' },
];

/**
 * The focal point of a picture, which stays in view when it is cropped: set by a click on the picture or by two
 * sliders, with previews of the crops. Renders a `<div role="group">`.
 *
 * - **When**: a picture is cropped to other aspect ratios.
 * - **Not for**: choosing a picture: `PictureChoice`.
 * - **Keys**: Tab to each slider; arrow keys move the point by one percent, Page Up and Page Down by ten, Home and End
 *   to the edges.
 */
export function FocalPoint({ id, label, value, src, onChange, onBlur, inputRef, ...rest }: FocalPointProps) {
  const [left, top] = pointOf(value);
  const setPoint = (across: number, down: number) => onChange(`${across}% ${down}%`);
  const setPointAt = (event: ReactPointerEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPoint(percentOf(event.clientX - box.left, box.width), percentOf(event.clientY - box.top, box.height));
  };
  const position = { objectPosition: `${left}% ${top}%` };
  return (
    <Root role="group" aria-label={label} {...rest}>
      {src === null ? (
        <Typography color="textSecondary">Choose the picture first.</Typography>
      ) : (
        <Pictures>
          <Picture>
            <img
              src={src}
              alt=""
              draggable={false}
              onPointerDown={setPointAt}
              // Not on touch, where moving scrolls the page: the point stays where the finger touched first.
              onPointerMove={(event) => event.pointerType !== 'touch' && event.buttons === 1 && setPointAt(event)}
            />
            <Mark style={{ left: `${left}%`, top: `${top}%` }} />
          </Picture>
          {crops.map(({ ratio, name }) => (
            <Crop key={name}>
              <img src={src} alt="" style={{ aspectRatio: ratio, ...position }} />
              <Typography component="figcaption" variant="small" color="textSecondary">
                {name}
              </Typography>
            </Crop>
          ))}
        </Pictures>
      )}
      {[
        { name: 'horizontal', word: 'Horizontal', at: left, from: 'left', to: (at: number) => setPoint(at, top) },
        { name: 'vertical', word: 'Vertical', at: top, from: 'top', to: (at: number) => setPoint(left, at) },
      ].map(({ name, word, at, from, to }, index) => (
        <Percents key={name}>
          <Typography component="span" variant="small" aria-hidden>
            {word}
          </Typography>
          <Slider
            aria-label={`${label}, ${name}`}
            getAriaValueText={(percent) => `${percent} percent from the ${from}`}
            value={at}
            disabled={src === null}
            onChange={(_, next) => to(Number(next))}
            onBlur={onBlur}
            slotProps={{ input: index === 0 ? { id, ref: inputRef } : {} }}
          />
        </Percents>
      ))}
      {value !== '' && (
        <Button variant="text" size="small" onClick={() => onChange('')}>
          Reset to center
        </Button>
      )}
    </Root>
  );
}

/** Percent from left and top. */
function pointOf(value: string): [left: number, top: number] {
  const [, left = 50, top = 50] = /^(\d{1,3})% (\d{1,3})%$/.exec(value) ?? [];
  return [Number(left), Number(top)];
}

/** A part of a length in whole percent. */
function percentOf(distance: number, length: number): number {
  return Math.round(Math.min(1, Math.max(0, distance / length)) * 100);
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  maxInlineSize: 480,
  // Aligns the button's text with the picture.
  '& > .MuiButton-text': { marginInlineStart: theme.spacing(-1.25) },
}));

const Percents = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4.5em minmax(0, 1fr)',
  alignItems: 'center',
  inlineSize: '100%',
  // Room for the thumb, which extends beyond the ends of the slider.
  paddingInlineEnd: theme.spacing(1.5),
  '& .MuiSlider-thumb': {
    '&:hover, &.Mui-active, &.Mui-focusVisible': { boxShadow: 'none' },
    '&.Mui-focusVisible': {
      outline: `${focusRing.outlineWidth}px solid ${color.focus}`,
      outlineOffset: focusRing.outlineOffset,
    },
  },
}));

const Pictures = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  '& > img': {
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: 280,
    cursor: 'crosshair',
    WebkitUserSelect: 'none',
    userSelect: 'none',
    // Size while loading.
    minInlineSize: 48,
    minBlockSize: 48,
  },
}));

/** A light ring within dark ones, visible on any picture. */
const Mark = styled('span')({
  position: 'absolute',
  inlineSize: 28,
  blockSize: 28,
  margin: -14,
  border: '3px solid #fff',
  borderRadius: '50%',
  outline: '2px solid #000',
  boxShadow: 'inset 0 0 0 2px #000',
  pointerEvents: 'none',
});

const Crop = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  '& > img': { inlineSize: 96, objectFit: 'cover', borderRadius: theme.shape.borderRadius },
}));
