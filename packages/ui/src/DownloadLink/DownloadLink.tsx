import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import Typography from '@mui/material/Typography';
import { Button, type ButtonProps } from '../Button/index.ts';
import { formatFileSize } from '../PdfFrame/index.ts';

/** Props of `DownloadLink`: a button's. */
export interface DownloadLinkProps extends Omit<ButtonProps, 'title' | 'children' | 'href'> {
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

/**
 * Offers a document to keep or to print, with its kind and size: an outlined `Button`. Renders an `<a download>`.
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
    <Button
      variant="outlined"
      href={href}
      download
      startIcon={<DescriptionIcon />}
      endIcon={<DownloadIcon />}
      sx={{ paddingInline: 2, textAlign: 'start' }}
      {...rest}
    >
      <span>
        <span className="pl-sr">{downloadText} </span>
        {title}{' '}
        <Typography component="small" variant="small" color="textSecondary" sx={{ display: 'block' }}>
          {format}
          {sizeBytes !== null && `, ${formatFileSize(sizeBytes)}`}
        </Typography>
      </span>
    </Button>
  );
}
