import { styled } from '@mui/material/styles';
import { Button } from '../../primitives/Button/index.ts';
import { color, media, radius, smallText, space } from '../../theme/index.ts';

/** Room for the text and a column beside it: in a window of 1100 px, with nothing else beside the form. */
const wide = '@container (min-width: 800px)';

/** Below this height a bar that stays would hide what one types. */
const tallScreen = '@media (min-height: 480px)';

/** The form, and what stands beside it. */
export const Form = styled('form')({ display: 'flex', columnGap: space(4), minInlineSize: 0 });

export const Room = styled('div')({ flex: 1, minInlineSize: 0, containerType: 'inline-size' });

export const FormColumns = styled('div')({
  display: 'grid',
  gap: space(3),
  maxInlineSize: 680,
  minInlineSize: 0,
  [wide]: {
    columnGap: space(4),
    '&:has(> [data-aside])': { maxInlineSize: 1080, gridTemplateColumns: 'minmax(0, 680fr) minmax(0, 400fr)' },
  },
});

/** Errors, and the bar with Save. */
export const acrossColumns = { gridColumn: '1 / -1' };

export const Column = styled('div')({ display: 'grid', alignContent: 'start', gap: space(3), minInlineSize: 0 });

export const Aside = styled(Column)({
  [wide]: {
    position: 'sticky',
    insetBlockStart: `calc(var(--pl-bar, 0px) + ${space(2)})`,
    alignSelf: 'start',
    gap: space(2),
    '& > *': { padding: space(2), border: `1px solid ${color.border}`, borderRadius: radius },
  },
});

/** A card of fields that belong together. */
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
  // Save stays within a thumb's reach however long the form is. A phone's keyboard lies over it, so that it takes no
  // room while one types.
  [tallScreen]: {
    position: 'sticky',
    zIndex: 5,
    insetBlockEnd: 'var(--pl-foot, 0px)',
    backgroundColor: color.background,
    borderBlockStart: `1px solid ${color.border}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
  // On a phone the bar holds what one is here for; Cancel waits at the end of the form.
  [media.phone]: { display: 'contents' },
});

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  paddingBlock: space(1.5),
  // The bar stands in the room that is kept for it: a button of it that gets the focus is in view already.
  '&& *': { scrollMarginBlockEnd: 'calc(-1 * var(--pl-foot-room, 0px))' },
  [media.phone]: {
    '& > [type="submit"]': { flex: '1 1 auto' },
    [tallScreen]: {
      position: 'sticky',
      zIndex: 5,
      insetBlockEnd: 'var(--pl-foot, 0px)',
      paddingBlockEnd: `max(${space(1.5)}, env(safe-area-inset-bottom))`,
      backgroundColor: color.background,
      borderBlockStart: `1px solid ${color.border}`,
      // Out to the edges of a phone's screen without making the page wider.
      boxShadow: `-${space(2)} 0 ${color.background}, ${space(2)} 0 ${color.background}`,
    },
  },
});

export const Footnote = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  // A place that says something at times.
  '& > :empty': { marginInlineEnd: `-${space(1)}` },
  marginInlineStart: 'auto',
  // Where nothing is said, the places stay for who listens but take no room.
  '&:not(:has(> :not(:empty)))': { position: 'absolute' },
  [media.phone]: { marginInlineStart: 0 },
  fontSize: smallText,
  color: color.muted,
});

export const AtTheEnd = styled(Button)({ [media.phone]: { marginBlockStart: `-${space(2)}` } });
