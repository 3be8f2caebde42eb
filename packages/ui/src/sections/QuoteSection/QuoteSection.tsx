import type { quoteSection } from '@porchlight/contract/sections/quote';
import { Quote } from '../../data-display/Quote/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type QuoteSectionProps = SectionPropsOf<typeof quoteSection>;

/**
 * A section with a quotation.
 *
 * - **When**: a sentence that somebody said, with their name. One per page.
 * - **Not for**: the organization's own text: `TextSection`.
 */
export function QuoteSection({ text, cite, detail, tone, place }: QuoteSectionProps) {
  return (
    <PlacedSection tone={tone} width="prose" place={place}>
      <Quote cite={cite} detail={detail}>
        {text}
      </Quote>
    </PlacedSection>
  );
}
