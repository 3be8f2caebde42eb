import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import type { ComponentPropsWithRef } from 'react';
import { NewTabNote } from '../../navigation/Link/index.ts';
import { useFocusAfterLoading } from './useFocusAfterLoading.ts';
import { useIdleWidth } from './useIdleWidth.ts';

/** Props of `Button`: MUI's, plus `newTab` and the attributes of a link. */
export interface ButtonProps extends MuiButtonProps, Pick<ComponentPropsWithRef<'a'>, 'target' | 'rel' | 'download'> {
  /** Opens `href` in a new tab and tells screen readers so. @default false */
  newTab?: boolean;
}

/**
 * MUI's button in the brand's variants: `contained` for the one main action of a view, `outlined` beside it, `text`
 * inside rows and bars, `donate` for donations and destructive actions. With `href` it is a link and renders an `<a>`.
 *
 * - **When**: an action on this page. One contained button per view; `donate` for donations and destructive actions.
 * - **While it works**: `loading`, with a text such as 'Saving…'. It is disabled meanwhile and gets the focus back. It keeps its width.
 * - **Not for**: links in running text: `Link`.
 * - **Keys**: Enter and Space; as a link, Enter.
 * @see https://mui.com/material-ui/react-button/
 */
export function Button({ newTab = false, children, ref, style, ...rest }: ButtonProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  useFocusAfterLoading(Boolean(rest.loading));
  const idle = useIdleWidth(Boolean(rest.loading));
  const mergedRef = useForkRef(idle.ref, ref);
  return (
    <MuiButton ref={mergedRef} style={{ ...idle.style, ...style }} {...tab} {...rest}>
      {children}
      {newTab && <NewTabNote />}
    </MuiButton>
  );
}
