import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import Typography from '@mui/material/Typography';
import { formatFileSize } from '../../media/PdfFrame/index.ts';
import { Button, type ButtonProps } from '../../primitives/Button/index.ts';

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
}

/**
 * Offers a document to keep or to print, with its kind and size: an outlined `Button`. Renders an `<a download>`.
 *
 * - **When**: forms and handouts, with their size.
 * - **Not for**: a PDF that should be read here: `PdfFrame`.
 * - **Keys**: Enter.
 */
export function DownloadLink({ href, title, format = 'PDF', sizeBytes = null, ...rest }: DownloadLinkProps) {
  return (
    <Button
      variant="outlined"
      href={href}
      download
      startIcon={<DescriptionIcon />}
      endIcon={<DownloadIcon />}
      sx={{ paddingInline: 2, textAlign: 'start', maxInlineSize: '100%', overflowWrap: 'anywhere' }}
      {...rest}
    >
      <span>
        <span className="pl-sr">Download: </span>
        {title}{' '}
        <Typography component="small" variant="small" color="textSecondary" sx={{ display: 'block' }}>
          {format}
          {sizeBytes !== null && `, ${formatFileSize(sizeBytes)}`}
        </Typography>
      </span>
    </Button>
  );
}
