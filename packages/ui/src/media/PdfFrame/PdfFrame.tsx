import DownloadIcon from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import { pdfFrameHeightPx } from '@porchlight/contract/limits';
import type { ComponentPropsWithRef } from 'react';
import { Typography } from '../../data-display/Typography/index.ts';
import { useDataSaving, useHydrated } from '../../hooks/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { color, radius, space } from '../../theme/index.ts';
import { pictureSizes, ResponsiveImage } from '../ResponsiveImage/index.ts';
import { formatFileSize } from './file-size.ts';

export interface PdfFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** URL of the PDF. */
  src: string;
  /** Title of the document, for the names of frame and download link. */
  title: string;
  /** File size in bytes; null if unknown. @default null */
  sizeBytes?: number | null;
  /**
   * Shows a picture of the first page until the program is there, and instead of the frame with data saving or in a
   * browser without a PDF viewer: for a PDF that may be on a page's first screen, since the viewer costs a phone more
   * than the rest of the page. @default false
   */
  isDeferred?: boolean;
}

const Root = styled('figure')({
  display: 'grid',
  gap: space(2),
  '& > iframe, & > a': {
    display: 'block',
    overflow: 'hidden',
    width: '100%',
    border: `1px solid ${color.border}`,
    borderRadius: radius,
    background: color.band,
  },
  '& > figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(2)}`,
  },
});

/** As high as the frame, so that nothing moves. */
const FirstPage = styled('a')({
  height: pdfFrameHeightPx,
  '& > [data-ratio]': {
    width: '100%',
    height: '100%',
  },
});

/** Whether the page is hydrated, in a browser that shows PDFs in frames, for someone who doesn't save data. */
function useViewer(): boolean {
  const isHydrated = useHydrated();
  const savesData = useDataSaving();
  return isHydrated && !savesData && navigator.pdfViewerEnabled !== false;
}

/**
 * A PDF embedded in the page, with a download link and the file size: on phones often only the link works.
 *
 * - **When**: a PDF on its article’s page.
 * - **Not for**: forms to print: `DownloadLink`.
 * - **Keys**: Tab enters the frame; the link after it opens the file.
 */
export function PdfFrame({ src, title, sizeBytes = null, isDeferred = false, ...rest }: PdfFrameProps) {
  const hasViewer = useViewer();
  return (
    <Root {...rest}>
      {isDeferred && !hasViewer ? (
        // For pointers only: the link below it is for everyone.
        <FirstPage href={src} tabIndex={-1} aria-hidden data-noprint="">
          <ResponsiveImage src={src} alt="" focus="top" seed={title} sizes={pictureSizes.all} />
        </FirstPage>
      ) : (
        <iframe src={src} title={title} height={pdfFrameHeightPx} loading="lazy" data-noprint="" />
      )}
      <figcaption>
        <Button variant="outlined" href={src} download>
          <DownloadIcon />
          <span>
            Download the PDF
            <span className="pl-sr">{` ${title}`}</span>
            {sizeBytes !== null && ` (${formatFileSize(sizeBytes)})`}
          </span>
        </Button>
        <Typography component="span" variant="small" color="textSecondary">
          If your browser does not show it here, download it.
        </Typography>
      </figcaption>
    </Root>
  );
}
