import type { quoteSection } from '@porchlight/contract/sections/quote';
import { Quote } from '../../data-display/Quote/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { SectionText } from '../SectionText/index.ts';
import { sectionButtons } from '../section-buttons.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type QuoteSectionProps = SectionPropsOf<typeof quoteSection>;

/**
 * A section with a quotation, and text and buttons below it.
 *
 * - **When**: a sentence that someone said, with their name. One per page.
 * - **Not for**: the organization's own text: `TextSection`.
 * - **Keys**: Tab moves through links and buttons.
 */
export function QuoteSection({ text, cite, detail, after, buttons, tone, place, ...rest }: QuoteSectionProps) {
  const shownButtons = sectionButtons(buttons);
  return (
    <PlacedSection tone={tone} width="prose" place={place} {...rest}>
      <Stack spacing={4}>
        <Quote cite={cite} detail={detail}>
          {text}
        </Quote>
        <SectionText text={after} headingLevel={2} />
        {shownButtons && (
          <Stack direction="row" spacing={2}>
            {shownButtons}
          </Stack>
        )}
      </Stack>
    </PlacedSection>
  );
}
