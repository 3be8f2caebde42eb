import { styled, type Theme, ThemeProvider } from '@mui/material/styles';
import { type ComponentPropsWithRef, useMemo, useState } from 'react';
import { SnackbarStack, SnackbarStackContext } from '../../feedback/Snackbar/useIsNewestSnackbar.ts';
import { color, smallText, space } from '../../theme/index.ts';
import type { ComposedStory } from '../composed-stories.ts';

export interface StateSheetProps extends ComponentPropsWithRef<'div'> {
  /** The stories of one component, in the order of the sheet. */
  stories: readonly Pick<ComposedStory, 'name' | 'Story' | 'parameters'>[];
}

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  padding: space(2),
  background: color.background,
  // Letters stand where their outlines say, whatever the machine does to them elsewhere.
  textRendering: 'geometricPrecision',
  '& :is(button, input, select, textarea), & ::file-selector-button, & ::-webkit-datetime-edit': {
    textRendering: 'inherit',
  },
  // A video is its poster: which frame of it was there first would be chance.
  video: {
    visibility: 'hidden',
  },
  figure: {
    display: 'grid',
    gap: space(1),
    minInlineSize: 0,
  },
  figcaption: {
    color: color.muted,
    fontSize: smallText,
    borderBlockEnd: `1px solid ${color.border}`,
  },
});

/** Contains fixed elements, and cuts overlong content: a sheet is looked at, not scrolled. */
const Cell = styled('div')({
  contain: 'layout paint',
  minBlockSize: space(1),
  maxBlockSize: 'var(--cell, 1200px)',
  // An open dialog takes no room of its own.
  "&:has(dialog[open], [role='presentation'].MuiModal-root)": {
    minBlockSize: 380,
  },
  // What fills the window fills the cell.
  '&[data-played] dialog[open]': {
    insetBlockStart: 0,
    maxInlineSize: '100%',
    maxBlockSize: '100%',
  },
});

/** Turns an export's name into text: 'LongText' reads 'Long text'. */
function displayName(name: string): string {
  const spaced = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Renders a story in its cell, which also contains MUI's modals. */
function StoryCell({ Story, parameters }: Pick<ComposedStory, 'Story' | 'parameters'>) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const [snackbars] = useState(() => new SnackbarStack());
  const inCell = useMemo(
    () => (theme: Theme) => ({
      ...theme,
      components: {
        ...theme.components,
        MuiModal: { defaultProps: { container: cell, disableScrollLock: true, disableEnforceFocus: true } },
      },
    }),
    [cell],
  );
  return (
    <Cell ref={setCell} data-cell="" data-played={parameters.sheet === 'played' ? '' : undefined}>
      {cell && (
        <ThemeProvider theme={inCell}>
          <SnackbarStackContext value={snackbars}>
            <Story />
          </SnackbarStackContext>
        </ThemeProvider>
      )}
    </Cell>
  );
}

/** All states of a component in one picture. Renders a `<div>` of figures. */
export function StateSheet({ stories, ...rest }: StateSheetProps) {
  return (
    <Root {...rest}>
      {stories.map(({ name, Story, parameters }) => (
        <figure key={name} data-story={name}>
          <figcaption>{displayName(name)}</figcaption>
          <StoryCell Story={Story} parameters={parameters} />
        </figure>
      ))}
    </Root>
  );
}
