import DownloadIcon from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import { pdfFrameHeightPx } from '@porchlight/contract/limits';
import type { ComponentPropsWithRef } from 'react';
import { Typography } from '../../data-display/Typography/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { color, radius, space } from '../../theme/index.ts';
import { formatFileSize } from './file-size.ts';

export interface PdfFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** URL of the PDF. */
  src: string;
  /** Title of the document, for the names of frame and download link. */
  title: string;
  /** File size in bytes; null if unknown. @default null */
  sizeBytes?: number | null;
}

const Root = styled('figure')({
  display: 'grid',
  gap: space(2),
  '& > iframe': {
    display: 'block',
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

/**
 * A PDF embedded in the page, with a download link and the file size: on phones often only the link works.
 *
 * - **When**: a PDF on its article’s page.
 * - **Not for**: forms to print: `DownloadLink`.
 * - **Keys**: Tab enters the frame; the link after it opens the file.
 */
export function PdfFrame({ src, title, sizeBytes = null, ...rest }: PdfFrameProps) {
  return (
    <Root {...rest}>
      <iframe src={src} title={title} height={pdfFrameHeightPx} loading="lazy" data-noprint="" />
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
