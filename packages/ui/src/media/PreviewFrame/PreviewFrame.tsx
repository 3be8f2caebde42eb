import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useObjectUrl } from '../../hooks/useObjectUrl.ts';
import { useScale } from '../../hooks/useScale.ts';
import { brandTheme, color, radius, useStyleNonce } from '../../theme/index.ts';
import { PorchlightProvider } from '../../theme/PorchlightProvider.tsx';
import { createStyleCache } from '../../theme/style-cache.ts';
import { useContentHeight } from './useContentHeight.ts';
import { useFrameDocument } from './useFrameDocument.ts';

export interface PreviewFrameProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the frame. */
  title: string;
  /** Width of the frame's viewport, in CSS pixels; scaled down if there is less room. @default the room there is */
  widthPx?: number;
  /** Height of the frame's viewport, in CSS pixels; `content` for that of what is in it, as far as that makes sense. @default 720 */
  heightPx?: number | 'content';
  /** Called when Escape is pressed inside the frame, since its events don't reach the page around it. */
  onEscape?: () => void;
  /** Called with the ids of the elements around a click, innermost first. */
  onContentClick?: (ids: readonly string[]) => void;
}

/**
 * Renders its children in an `iframe` with a viewport of a given width, so that media queries match that width and not
 * the screen's. Uses the theme and color scheme of the page around it; changes show immediately. Renders a `div` around
 * the `iframe`.
 *
 * - **When**: content has to be seen at another width than the screen's.
 * - **Not for**: published pages: link to them.
 * - **Keys**: those of the content; links inside it don't navigate.
 */
export function PreviewFrame({
  title,
  widthPx,
  heightPx = 720,
  onEscape,
  onContentClick,
  children,
  ref,
  ...rest
}: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const mergedRef = useForkRef(box, ref);
  const { document: frameDocument, onLoad } = useFrameDocument(frame, onEscape, onContentClick);
  const scale = useScale(box, widthPx);
  const src = useObjectUrl(emptyPage);
  const nonce = useStyleNonce();
  const styleCache = useMemo(
    () => (frameDocument ? createStyleCache({ container: frameDocument.head, nonce }) : undefined),
    [frameDocument, nonce],
  );
  const fitsContent = heightPx === 'content';
  const contentHeightPx = useContentHeight(fitsContent ? frameDocument : null);
  const size = {
    '--width': widthPx === undefined ? '100%' : `${widthPx}px`,
    '--height': `${fitsContent ? contentHeightPx : heightPx}px`,
    '--scale': scale,
  };
  return (
    <Box ref={mergedRef} style={size} {...rest}>
      {src && <Frame ref={frame} title={title} src={src} onLoad={onLoad} />}
      {frameDocument &&
        styleCache &&
        createPortal(
          <PorchlightProvider styleCache={styleCache}>
            {/* MUI writes its CSS variables once per React tree; this is another document. */}
            <GlobalStyles styles={brandTheme().generateStyleSheets()} />
            {!fitsContent && <GlobalStyles styles={laterStyles} />}
            <main aria-label={title}>{children}</main>
          </PorchlightProvider>,
          frameDocument.body,
        )}
    </Box>
  );
}

/**
 * The parts of a page that are not in view are laid out when it is scrolled to them: a long page beside a form would
 * take as long as the form.
 */
const laterStyles = { 'main > *': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' } } as const;

/**
 * An empty page to render into; with a doctype, because quirks mode computes sizes differently. A blob URL, because the
 * content security policy rules out `srcdoc`.
 */
const emptyPage = new Blob(
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Preview</title></head><body></body></html>',
  ],
  { type: 'text/html' },
);

const Box = styled('div')({
  inlineSize: '100%',
  // The border is outside the viewport.
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
