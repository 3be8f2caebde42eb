import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef } from 'react';
import { NewTabNote } from '../Link/index.ts';
import { useFocusAfterLoading } from './useFocusAfterLoading.ts';

/** Props of `Button`: MUI's, and what a new tab needs. */
export interface ButtonProps extends MuiButtonProps, Pick<ComponentPropsWithRef<'a'>, 'target' | 'rel' | 'download'> {
  /** Opens `href` in a new tab and says so to screen readers. @default false */
  newTab?: boolean;
}

/**
 * MUI's button in the brand's variants: `contained` for the one main action of a view, `outlined` beside it, `text` inside
 * rows and bars, `donate` for giving and what destroys. With `href` it is a link and renders an `<a>`.
 *
 * - **When**: what happens here on a press. One contained button a view; `donate` for gifts and what destroys.
 * - **While it works**: `loading`, with words that say so ('Saving…'). It can't be pressed again; the focus comes back.
 * - **Not for**: going to a page in running text: `Link`.
 * - **Keys**: Enter and Space; as a link, Enter.
 * @see https://mui.com/material-ui/react-button/
 */
export function Button({ newTab = false, children, ...rest }: ButtonProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  useFocusAfterLoading(Boolean(rest.loading));
  return (
    <MuiButton {...tab} {...rest}>
      {children}
      {newTab && <NewTabNote />}
    </MuiButton>
  );
}
