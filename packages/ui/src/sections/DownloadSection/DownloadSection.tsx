import type { downloadSection } from '@porchlight/contract/sections/download';
import { DownloadCard } from '../../inputs/DownloadCard/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type DownloadSectionProps = SectionPropsOf<typeof downloadSection>;

/**
 * A section with PDFs to download or print.
 *
 * - **When**: forms and handouts.
 * - **Not for**: a PDF to read on the page: `PdfSection`.
 * - **Keys**: Tab reaches the download links.
 */
export function DownloadSection({ title, lead, items, tone, place, ...rest }: DownloadSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} tone={tone} place={place} {...rest}>
      <Stack spacing={2}>
        {items.map(
          (item, index) =>
            item.file && (
              <DownloadCard
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same title
                key={index}
                href={item.file.href}
                title={item.title}
                sizeBytes={item.file.sizeBytes}
                text={item.text || undefined}
                seed={item.title}
              />
            ),
        )}
      </Stack>
    </PlacedSection>
  );
}
