import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color, focusRing } from '../../theme/index.ts';

/** Props of `FileButton`: those of the file input, and its text. */
export interface FileButtonProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What the button says. @default 'Choose a file' */
  text?: string;
}

/** The input has focus and name, so screen readers must not see the label as a button. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** A file chooser: MUI's button as the label of a file input, which covers it invisibly and takes the focus. */
export function FileButton({ text = 'Choose a file', disabled, ...input }: FileButtonProps) {
  return (
    <Root {...asLabel} variant="outlined" disabled={disabled}>
      {text}
      <input type="file" disabled={disabled} {...input} />
    </Root>
  );
}

const Root = styled(Button)<{ component: 'label' }>({
  position: 'relative',
  alignSelf: 'start',
  '&:has(:focus-visible)': {
    outline: `${focusRing.outlineWidth}px solid ${color.focus}`,
    outlineOffset: focusRing.outlineOffset,
  },
  '& > input': { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'inherit' },
});
