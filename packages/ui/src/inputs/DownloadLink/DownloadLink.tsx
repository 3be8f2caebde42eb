import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import Typography from '@mui/material/Typography';
import { formatFileSize } from '../../media/PdfFrame/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';

/** Props of `DownloadLink`: those of `Button`, plus the file. */
export interface DownloadLinkProps extends Omit<ButtonProps, 'title' | 'children' | 'href'> {
  /** URL of the file. */
  href: string;
  /** Title of the document. */
  title: string;
  /** File format, shown below the title. @default 'PDF' */
  format?: string;
  /** File size in bytes; null if unknown. @default null */
  sizeBytes?: number | null;
}

/**
 * A link that downloads a document, with its format and size: an outlined `Button`. Renders an `<a download>`.
 *
 * - **When**: forms and handouts.
 * - **Not for**: a PDF to read on the page: `PdfFrame`.
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
