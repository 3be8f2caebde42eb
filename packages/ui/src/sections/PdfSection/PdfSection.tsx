import type { pdfSection } from '@porchlight/contract/sections/pdf';
import { PdfFrame } from '../../media/PdfFrame/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type PdfSectionProps = SectionPropsOf<typeof pdfSection>;

/**
 * A section with a PDF embedded in the page.
 *
 * - **When**: a document that visitors read on the page.
 * - **Not for**: forms to print: `DownloadSection`.
 * - **Keys**: Tab enters the frame; the link after it opens the file.
 */
export function PdfSection({ title, lead, name, file, tone, place, ...rest }: PdfSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} tone={tone} place={place} {...rest}>
      {file && <PdfFrame src={file.href} title={name} sizeBytes={file.sizeBytes} isDeferred />}
    </PlacedSection>
  );
}
