import styled from '@emotion/styled';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import type { ComponentPropsWithRef } from 'react';
import { formatFileSize } from '../PdfFrame/index.ts';
import { color, motion, radius, smallText, space } from '../theme/index.ts';

export interface DownloadLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'title' | 'children' | 'href'> {
  /** Address of the file. */
  href: string;
  /** What the document is called. */
  title: string;
  /** What kind of file it is. @default 'PDF' */
  format?: string;
  /** Size of the file, in bytes; null when it is not known. @default null */
  sizeBytes?: number | null;
  /** Said before the title by screen readers. @default 'Download:' */
  downloadText?: string;
}

const Root = styled.a`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  max-width: 100%;
  padding: ${space(1.5)} ${space(2)};
  border: 2px solid ${color.edge};
  border-radius: ${radius};
  background: ${color.surface};
  line-height: 1.35;
  text-decoration: none;
  transition: border-color ${motion};
  &:hover {
    border-color: ${color.primary};
    background: ${color.band};
  }
  & b {
    display: block;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  & small {
    color: ${color.muted};
    font-size: ${smallText};
  }
`;

/**
 * Offers a document to keep or to print, with its kind and size. Renders an `<a download>`.
 *
 * - **When**: forms and handouts, with their size.
 * - **Not for**: a PDF that should be read here: `PdfFrame`.
 * - **Keys**: Enter.
 */
export function DownloadLink({
  href,
  title,
  format = 'PDF',
  sizeBytes = null,
  downloadText = 'Download:',
  ...rest
}: DownloadLinkProps) {
  return (
    <Root href={href} download {...rest}>
      <DescriptionIcon fontSize="large" />
      <span>
        <span className="pl-sr">{downloadText} </span>
        <b>{title}</b>{' '}
        <small>
          {format}
          {sizeBytes !== null && `, ${formatFileSize(sizeBytes)}`}
        </small>
      </span>
      <DownloadIcon />
    </Root>
  );
}
