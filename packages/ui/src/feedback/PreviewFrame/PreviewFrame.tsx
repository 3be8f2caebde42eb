import styled from '@emotion/styled';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useObjectUrl } from '../../hooks/useObjectUrl.ts';
import { brandTheme, color, radius, useStyleNonce } from '../../theme/index.ts';
import { PorchlightProvider } from '../../theme/PorchlightProvider.tsx';
import { createStyleCache } from '../../theme/style-cache.ts';
import { useFrameDocument } from './useFrameDocument.ts';
import { useScale } from './useScale.ts';

export interface PreviewFrameProps extends ComponentPropsWithRef<'div'> {
  /** Names the frame. */
  title: string;
  /** Width of the window that the content is drawn for, in CSS pixels; made smaller where there is less room. */
  widthPx: number;
  /** Height of that window, in CSS pixels. @default 720 */
  heightPx?: number;
  /** Called when Escape is pressed inside, where the page around does not hear it. */
  onEscape?: () => void;
}

/**
 * Draws its children as a page of a given width: in a frame with a window of its own, so that media queries answer for
 * that width and not for the screen's. In the colors and the scheme of the page around; what is typed shows at once.
 * Renders a `div` around an `iframe`.
 *
 * - **When**: something has to be seen at a width that is not the screen's.
 * - **Not for**: pages that are published: link to them.
 * - **Keys**: those of what is inside; links in it lead nowhere.
 */
export function PreviewFrame({ title, widthPx, heightPx = 720, onEscape, children, ref, ...rest }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const ownRef = useForkRef(box, ref);
  const { document: inside, onLoad } = useFrameDocument(frame, onEscape);
  const scale = useScale(box, widthPx);
  const src = useObjectUrl(emptyPage);
  const nonce = useStyleNonce();
  const styleCache = useMemo(
    () => (inside ? createStyleCache({ container: inside.head, nonce }) : undefined),
    [inside, nonce],
  );
  const size = { '--width': `${widthPx}px`, '--height': `${heightPx}px`, '--scale': scale };
  return (
    <Box ref={ownRef} style={size} {...rest}>
      {src && <Frame ref={frame} title={title} src={src} onLoad={onLoad} />}
      {inside &&
        styleCache &&
        createPortal(
          <PorchlightProvider styleCache={styleCache}>
            {/* MUI writes its variables once for each tree of React's; this document is another. */}
            <GlobalStyles styles={brandTheme().generateStyleSheets()} />
            <main aria-label={title}>{children}</main>
          </PorchlightProvider>,
          inside.body,
        )}
    </Box>
  );
}

/** A page to draw into; as standards have it, or widths would be counted otherwise. No `srcdoc`: the policy lets no markup be set. */
const emptyPage = new Blob(
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Preview</title></head><body></body></html>',
  ],
  { type: 'text/html' },
);

const Box = styled('div')({
  inlineSize: '100%',
  // The border stands outside of the window.
  maxInlineSize: 'calc(var(--width) + 2px)',
  blockSize: 'calc(var(--height) * var(--scale) + 2px)',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  boxSizing: 'border-box',
});

const Frame = styled('iframe')({
  display: 'block',
  inlineSize: 'var(--width)',
  blockSize: 'var(--height)',
  maxInlineSize: 'none',
  border: 0,
  backgroundColor: color.background,
  transform: 'scale(var(--scale))',
  transformOrigin: 'top left',
});
