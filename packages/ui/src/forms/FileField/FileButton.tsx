import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { color, focusRing } from '../../theme/index.ts';

/** Props of `FileButton`: those of the file input. */
export type FileButtonProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** The input is what one comes to and what is named, so the label is no button for screen readers. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** A file chooser: MUI's button as the label of a file input, which lies over it unseen and has the focus. */
export function FileButton({ disabled, ...input }: FileButtonProps) {
  return (
    <Root {...asLabel} variant="outlined" disabled={disabled}>
      Choose a file
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
