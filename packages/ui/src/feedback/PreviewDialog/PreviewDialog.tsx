import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Typography } from '../../data-display/Typography/index.ts';
import { useOverlayEntry } from '../../hooks/useOverlayEntry.ts';
import { Button } from '../../inputs/Button/index.ts';
import { PreviewFrame } from '../../media/PreviewFrame/index.ts';
import { color, radius, smallText, space, useNarrowScreen } from '../../theme/index.ts';
import { Dialog, DialogContent, type DialogProps, DialogTitle } from '../Dialog/index.ts';

export interface PreviewDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role'> {
  /** Called by the Close button, by Back, and by Escape, also from inside the preview. */
  onClose: () => void;
  /** What is saved of the page and who sees it: 'Draft · saved today at 4:16 PM'. */
  note: string;
  /** The page to preview, full width. */
  children: ReactNode;
  /** Renders a column beside the form, which stays usable, instead of a full-screen dialog. @default false */
  beside?: boolean;
  /** Called with the ids of the elements around a click in the page, innermost first. */
  onContentClick?: (ids: readonly string[]) => void;
}

/** Viewports of the preview, in CSS pixels: a phone, and a desktop. */
const windows = {
  phone: { label: 'Phone', widthPx: 360, heightPx: 740 },
  desktop: { label: 'Desktop', widthPx: 1280, heightPx: 800 },
} as const;

const title = 'Preview';

/**
 * Previews a page before it is published, at the width of a phone or a desktop: first at that of the screen that it fills. MUI's full-screen `Dialog`, or a column
 * beside a form, around a `PreviewFrame`.
 *
 * - **When**: a form whose record has a page of its own.
 * - **Not for**: a single picture: `FileField` shows it.
 * - **Keys**: Escape closes it, also from inside the preview.
 */
export function PreviewDialog({
  onClose,
  note,
  children,
  beside = false,
  onContentClick,
  ...rest
}: PreviewDialogProps) {
  useOverlayEntry(rest.open && !beside, onClose);
  const isNarrow = useNarrowScreen() !== false;
  const [chosen, setChosen] = useState<keyof typeof windows | null>(null);
  const width = chosen ?? (beside || isNarrow ? 'phone' : 'desktop');
  const { label, ...size } = windows[width];
  const content = (
    <>
      <Head>
        {beside ? (
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
        ) : (
          <Title>{title}</Title>
        )}
        <Button variant="outlined" size="small" onClick={onClose}>
          Close
        </Button>
        <Hint>{note}</Hint>
        <Widths role="group" aria-label="Width">
          {(['phone', 'desktop'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={width === each ? 'contained' : 'outlined'}
              aria-pressed={width === each}
              onClick={() => setChosen(each)}
            >
              {windows[each].label}
            </Button>
          ))}
        </Widths>
      </Head>
      <Page>
        <PreviewFrame title={`${title}: ${label}`} {...size} onEscape={onClose} onContentClick={onContentClick}>
          {children}
        </PreviewFrame>
      </Page>
    </>
  );
  if (beside) return <Column aria-label={title}>{content}</Column>;
  return (
    <Dialog fullScreen onClose={onClose} {...rest}>
      {content}
    </Dialog>
  );
}

/** At most as high as the viewport below the app bar; its content scrolls inside. */
const Column = styled('section')({
  position: 'sticky',
  insetBlockStart: `calc(var(--pl-bar, 0px) + ${space(2)})`,
  alignSelf: 'start',
  flex: 'none',
  inlineSize: 'min(400px, 100%)',
  maxBlockSize: `calc(100vh - var(--pl-bar, 0px) - ${space(4)})`,
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius,
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  padding: space(2),
  '& > :is(h2, p)': { flex: '1 1 60%' },
});

const Title = styled(DialogTitle)({ padding: 0 });

const Hint = styled('p')({ fontSize: smallText, color: color.muted });

const Widths = styled('div')({ display: 'flex', gap: 4 });

// The dialog scrolls as a whole: keys can't scroll the frame's content before the frame is in view.
const Page = styled(DialogContent)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  flex: '1 0 auto',
  overflow: 'visible',
});
