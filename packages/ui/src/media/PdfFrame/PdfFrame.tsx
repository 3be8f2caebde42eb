import styled from '@emotion/styled';
import DownloadIcon from '@mui/icons-material/Download';
import { pdfFrameHeightPx } from '@porchlight/contract/limits';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Typography } from '../../primitives/Typography/index.ts';
import { color, radius, space } from '../../theme/index.ts';
import { formatFileSize } from './file-size.ts';

export interface PdfFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** Address of the PDF. */
  src: string;
  /** The document's title; names the frame and the download. */
  title: string;
  /** Size of the file, in bytes; null when it is not known. @default null */
  sizeBytes?: number | null;
}

const Root = styled.figure`
  display: grid;
  gap: ${space(2)};
  & > iframe {
    display: block;
    width: 100%;
    border: 1px solid ${color.border};
    border-radius: ${radius};
    background: ${color.band};
  }
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
  }
`;

/**
 * A PDF inside the page, with a link to the file and its size: on phones the link is often all that works.
 *
 * - **When**: an article’s PDF on its page.
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
