import styled from '@emotion/styled';
import { color, media, motion, radius, smallText, space } from '../../theme/index.ts';

/** The pictures and the controls, which full screen shows. The first child has the pictures, stacked on each other. */
export const Frame = styled.div`
  display: grid;
  gap: ${space(1.5)};
  & > :first-of-type {
    position: relative;
    overflow: hidden;
    border-radius: ${radius};
    background: ${color.band};
    aspect-ratio: 16 / 9;
  }
  & > :first-of-type > * {
    position: absolute;
    inset: 0;
  }
  & > :first-of-type > [data-ratio] {
    aspect-ratio: auto;
  }
  & > :first-of-type > [data-ratio] > svg {
    block-size: 100%;
  }
  /* The compass: up is the initial direction, the needle the current one. */
  & > :first-of-type > svg {
    inset: ${space(1.5)} ${space(1.5)} auto auto;
    inline-size: 40px;
    fill: ${color.surface};
    stroke: ${color.edge};
    stroke-width: 2;
    pointer-events: none;
  }
  & > :first-of-type > svg > path {
    fill: ${color.accent};
    stroke: none;
    transform-origin: 50% 50%;
    rotate: var(--pl-yaw, 0deg);
  }
  ${media.phone} {
    & > :first-of-type {
      aspect-ratio: 4 / 3;
    }
  }
  &[data-state='failed'] > [role='group'] {
    display: none;
  }
  &:fullscreen {
    grid-template-rows: 1fr auto;
    padding: ${space(1)};
    background: ${color.background};
  }
  &:fullscreen > :first-of-type {
    aspect-ratio: auto;
  }
`;

/** Container of the viewer. */
export const Stage = styled.div`
  opacity: 0;
  transition: opacity ${motion};
  touch-action: pan-y;
  [data-state='ready'] & {
    opacity: 1;
    cursor: grab;
  }
  [data-state='ready'] &:active {
    cursor: grabbing;
  }
  :fullscreen & {
    touch-action: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** A notice over the picture, which stays reachable around it. */
export const StageNotice = styled.div`
  display: grid;
  place-items: end start;
  padding: ${space(1.5)};
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  & > p {
    padding: ${space(0.5)} ${space(1.5)};
    border-radius: ${radius};
    background: ${color.surface};
    font-size: ${smallText};
  }
  &[data-start] {
    place-items: center;
  }
`;
