import { styled } from '@mui/material/styles';
import { color, media, radius, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

/** Container width with room for text and side column: that of a 1100 px viewport with nothing else beside the form. */
const wide = '@container (min-width: 800px)';

/** Screens on which a form has a side column. */
export const sideColumnScreens = '(min-width:1100px)';

/** On lower screens, such as with a virtual keyboard, a sticky bar would hide the input. */
const tallScreen = '@media (min-height: 480px)';

/** The form, with space for a preview beside it. */
export const Form = styled('form')({ display: 'flex', columnGap: space(4), minInlineSize: 0 });

export const FormContainer = styled('div')({ flex: 1, minInlineSize: 0, containerType: 'inline-size' });

export const FormColumns = styled('div')({
  display: 'grid',
  gap: space(3),
  maxInlineSize: 680,
  minInlineSize: 0,
  '&[data-sections]': { maxInlineSize: 1080 },
  [wide]: {
    columnGap: space(4),
    '&:has(> [data-aside])': { maxInlineSize: 1080, gridTemplateColumns: 'minmax(0, 680fr) minmax(0, 400fr)' },
    // An outline and a form beside it.
    '&[data-sections]:has(> [data-aside])': {
      maxInlineSize: 1400,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
    },
  },
});

/** For the error summary and the bar with Save. */
export const acrossColumns = { gridColumn: '1 / -1' };

export const Column = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  minInlineSize: 0,
  '&[hidden]': { display: 'none' },
});

/** Stands in a column of its own: Chrome lets a sticky item of a grid go beyond its row, below the bar with Save. */
export const Aside = styled(Column)({
  [wide]: {
    position: 'sticky',
    // If it is taller than the space above the bar with Save, it scrolls until its end is visible, and sticks there.
    insetBlockStart: `min(calc(var(--pl-bar, 0px) + ${space(2)}), calc(100dvh - var(--pl-aside, 0px) - var(--pl-foot-room, 0px)))`,
    gap: space(2),
    '& > *': { padding: space(2), border: `1px solid ${color.border}`, borderRadius: radius },
  },
});

/** A card of related fields. */
export const Group = styled('fieldset')({
  display: 'grid',
  gap: space(3),
  minInlineSize: 0,
  margin: 0,
  padding: space(2),
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  '& > legend': { paddingInline: space(1), fontWeight: 700 },
});

export const Foot = styled('div')({
  ...acrossColumns,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  minInlineSize: 0,
  // Keeps Save within reach in a long form. A phone's virtual keyboard covers it, so it takes no room while typing.
  [tallScreen]: {
    position: 'sticky',
    zIndex: 5,
    insetBlockEnd: 'var(--pl-foot, 0px)',
    backgroundColor: color.background,
    borderBlockStart: `1px solid ${color.border}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
  // On phones only what saves stays in the bar; the preview and Cancel are at the end of the form.
  [media.phone]: { display: 'contents' },
});

/**
 * The bar is inside the scroll padding that is reserved for it: without this, focusing one of its buttons would scroll.
 */
const inBar = { scrollMarginBlockEnd: 'calc(-1 * var(--pl-foot-room, 0px))' };

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  paddingBlock: space(1.5),
  '&& *': inBar,
  [media.phone]: {
    '& > [type="submit"]': { flex: '1 1 auto' },
    [tallScreen]: {
      position: 'sticky',
      zIndex: 5,
      insetBlockEnd: 'var(--pl-foot, 0px)',
      paddingBlockEnd: `max(${space(1.5)}, env(safe-area-inset-bottom))`,
      backgroundColor: color.background,
      borderBlockStart: `1px solid ${color.border}`,
      // Extends the background to the screen's edges without widening the page.
      boxShadow: `-${space(2)} 0 ${color.background}, ${space(2)} 0 ${color.background}`,
    },
  },
});

export const Footnote = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  // A live region, which is empty most of the time: no gap for it.
  '& > :empty': { marginInlineEnd: `-${space(1)}` },
  marginInlineStart: 'auto',
  // While all are empty, the live regions stay in the document but take no room.
  '&:not(:has(> :not(:empty)))': { position: 'absolute' },
  [media.phone]: { marginInlineStart: 0 },
  fontSize: smallText,
  color: color.muted,
});

const phoneEnd = { [media.phone]: { marginBlockStart: `-${space(2)}` } };

export const PhoneEnd = styled('div')({
  '&& *': inBar,
  [media.phone]: { ...phoneEnd[media.phone], '&& *': { scrollMarginBlockEnd: 0 } },
});

export const PhoneEndButton = styled(Button)(phoneEnd);
