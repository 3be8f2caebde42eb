import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ModalDialog, type ModalDialogProps } from '../ModalDialog/index.ts';
import { PreviewFrame } from '../PreviewFrame/index.ts';
import { color, smallText, space, step } from '../theme/index.ts';

/** Props of `PreviewDialog`. */
export interface PreviewDialogProps extends Omit<ModalDialogProps, 'children' | 'title' | 'closesBeside'> {
  /** The page as it would be, from edge to edge. */
  children: ReactNode;
  /** @default 'Preview' */
  title?: string;
  /** Reminds that nothing is published. @default 'Only you see this. Nothing is saved yet.' */
  text?: string;
  /** @default 'Phone' */
  phoneLabel?: string;
  /** @default 'Desktop' */
  desktopLabel?: string;
  /** Names the choice of width. @default 'Width' */
  widthLabel?: string;
  /** @default 'Close' */
  closeLabel?: string;
}

/** The windows a preview is drawn for, in CSS pixels: the phone of the brand's figures, and a desk. */
const windows = { phone: { widthPx: 360, heightPx: 740 }, desktop: { widthPx: 1280, heightPx: 800 } } as const;

/**
 * Shows a page before it is published, as a phone and as a desk would.
 * Renders a modal `dialog`.
 *
 * - **When**: a form whose record has a page of its own.
 * - **Not for**: a picture alone; `FileField` shows that.
 * - **Keys**: Escape closes it, also from inside the page.
 */
export function PreviewDialog({
  open,
  onClose,
  children,
  title = 'Preview',
  text = 'Only you see this. Nothing is saved yet.',
  phoneLabel = 'Phone',
  desktopLabel = 'Desktop',
  widthLabel = 'Width',
  closeLabel = 'Close',
  ...rest
}: PreviewDialogProps) {
  const titleId = useId();
  const [width, setWidth] = useState<keyof typeof windows>('phone');
  const labels = { phone: phoneLabel, desktop: desktopLabel };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} data-width={width} {...rest}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <Button variant="outlined" size="small" onClick={onClose}>
          {closeLabel}
        </Button>
        <Hint>{text}</Hint>
        <Widths role="group" aria-label={widthLabel}>
          {(['phone', 'desktop'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={width === each ? 'contained' : 'outlined'}
              aria-pressed={width === each}
              onClick={() => setWidth(each)}
            >
              {labels[each]}
            </Button>
          ))}
        </Widths>
      </Head>
      <Page>
        <PreviewFrame title={`${title}: ${labels[width]}`} {...windows[width]} onEscape={onClose}>
          {children}
        </PreviewFrame>
      </Page>
    </Dialog>
  );
}

const Dialog = styled(ModalDialog)({
  inlineSize: 'min(1332px, calc(100vw - 16px))',
  maxBlockSize: 'calc(100dvh - 16px)',
  padding: 'clamp(12px, 2vw, 24px)',
});

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space(1),
  marginBlockEnd: space(2),
  '& > button': { justifySelf: 'end' },
});

const Title = styled('h2')({ fontSize: step[1] });

const Hint = styled('p')({ fontSize: smallText, color: color.muted });

const Widths = styled('div')({ display: 'flex', gap: 4 });

const Page = styled('div')({ display: 'grid', justifyItems: 'center' });
