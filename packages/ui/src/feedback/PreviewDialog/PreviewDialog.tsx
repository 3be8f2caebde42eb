import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Typography } from '../../primitives/Typography/index.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { Dialog, DialogContent, type DialogProps, DialogTitle } from '../Dialog/index.ts';
import { PreviewFrame } from '../PreviewFrame/index.ts';

export interface PreviewDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role'> {
  /** Called by its button and by Escape, inside the page too. */
  onClose: () => void;
  /** The page as it would be, from edge to edge. */
  children: ReactNode;
  /** Stands beside what it is a preview of, which stays in reach, and not over it. @default false */
  beside?: boolean;
}

/** The windows a preview is drawn for, in CSS pixels: the phone of the brand's figures, and a desk. */
const windows = {
  phone: { label: 'Phone', widthPx: 360, heightPx: 740 },
  desktop: { label: 'Desktop', widthPx: 1280, heightPx: 800 },
} as const;

const title = 'Preview';

/**
 * Shows a page before it is published, as a phone and as a desk would.
 * MUI's `Dialog` over the whole screen, or a column beside a form, around a `PreviewFrame`.
 *
 * - **When**: a form whose record has a page of its own.
 * - **Not for**: a picture alone; `FileField` shows that.
 * - **Keys**: Escape closes it, also from inside the page.
 */
export function PreviewDialog({ onClose, children, beside = false, ...rest }: PreviewDialogProps) {
  const [width, setWidth] = useState<keyof typeof windows>('phone');
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
        <Hint>Only you see this. Nothing is saved yet.</Hint>
        <Widths role="group" aria-label="Width">
          {(['phone', 'desktop'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={width === each ? 'contained' : 'outlined'}
              aria-pressed={width === each}
              onClick={() => setWidth(each)}
            >
              {windows[each].label}
            </Button>
          ))}
        </Widths>
      </Head>
      <Page>
        <PreviewFrame title={`${title}: ${label}`} {...size} onEscape={onClose}>
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

/** As high as the window, below the bar: what is in the frame is scrolled there. */
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

// The window is scrolled as a whole: what is in the frame can't be reached by keys before the frame is in view.
const Page = styled(DialogContent)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  flex: '1 0 auto',
  overflow: 'visible',
});
