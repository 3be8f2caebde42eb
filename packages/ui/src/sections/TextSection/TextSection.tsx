import type { textSection } from '@porchlight/contract/sections/text';
import { Stack } from '../../layout/Stack/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { SectionText } from '../SectionText/index.ts';
import { sectionButtons } from '../section-buttons.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type TextSectionProps = SectionPropsOf<typeof textSection>;

/**
 * A section with text to read, and buttons below it.
 *
 * - **When**: paragraphs, with headings, lists and pictures between them.
 * - **Not for**: what someone said: `QuoteSection`; short things of equal rank: `IconListSection`.
 * - **Keys**: Tab moves through links and buttons.
 */
export function TextSection({ title, lead, body, size, buttons, tone, place, ...rest }: TextSectionProps) {
  const shownButtons = sectionButtons(buttons);
  return (
    <PlacedSection title={title} lead={lead} tone={tone} width="prose" place={place} {...rest}>
      <Stack>
        <SectionText
          text={body}
          headingLevel={title ? 3 : 2}
          variant={size === 'large' ? 'lead' : undefined}
          spacing="wide"
        />
        {shownButtons && (
          <Stack direction="row" spacing={2}>
            {shownButtons}
          </Stack>
        )}
      </Stack>
    </PlacedSection>
  );
}
