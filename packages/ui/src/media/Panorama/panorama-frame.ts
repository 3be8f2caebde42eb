import { styled } from '@mui/material/styles';
import { color, media, motion, radius, smallText, space } from '../../theme/index.ts';

/** The pictures and the controls, which full screen shows. The first child has the pictures, stacked on each other. */
export const Frame = styled('div')({
  display: 'grid',
  gap: space(1.5),
  '& > :first-of-type': {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: radius,
    background: color.band,
    aspectRatio: '16 / 9',
  },
  '& > :first-of-type > *': {
    position: 'absolute',
    inset: 0,
  },
  '& > :first-of-type > [data-ratio]': {
    aspectRatio: 'auto',
  },
  '& > :first-of-type > [data-ratio] > svg': {
    blockSize: '100%',
  },
  // The compass: up is the initial direction, the needle the current one.
  '& > :first-of-type > svg': {
    inset: `${space(1.5)} ${space(1.5)} auto auto`,
    inlineSize: 40,
    fill: color.surface,
    stroke: color.edge,
    strokeWidth: 2,
    pointerEvents: 'none',
  },
  '& > :first-of-type > svg > path': {
    fill: color.accent,
    stroke: 'none',
    transformOrigin: '50% 50%',
    rotate: 'var(--pl-yaw, 0deg)',
  },
  [media.phone]: {
    '& > :first-of-type': {
      aspectRatio: '4 / 3',
    },
  },
  "&[data-state='failed'] > [role='group']": {
    display: 'none',
  },
  '&:fullscreen': {
    gridTemplateRows: '1fr auto',
    padding: space(1),
    background: color.background,
  },
  '&:fullscreen > :first-of-type': {
    aspectRatio: 'auto',
  },
});

/** Container of the viewer. */
export const Stage = styled('div')({
  opacity: 0,
  transition: `opacity ${motion}`,
  touchAction: 'pan-y',
  "[data-state='ready'] &": {
    opacity: 1,
    cursor: 'grab',
  },
  "[data-state='ready'] &:active": {
    cursor: 'grabbing',
  },
  ':fullscreen &': {
    touchAction: 'none',
  },
  '&:focus-visible': {
    outlineOffset: -3,
  },
});

/** A notice over the picture, which stays reachable around it. */
export const StageNotice = styled('div')({
  display: 'grid',
  placeItems: 'end start',
  padding: space(1.5),
  pointerEvents: 'none',
  '& > *': {
    pointerEvents: 'auto',
  },
  '& > p': {
    padding: `${space(0.5)} ${space(1.5)}`,
    borderRadius: radius,
    background: color.surface,
    fontSize: smallText,
  },
  '&[data-start]': {
    placeItems: 'center',
  },
});
