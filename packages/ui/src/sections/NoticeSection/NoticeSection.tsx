import type { noticeSection } from '@porchlight/contract/sections/notice';
import { Notice } from '../../feedback/Notice/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { inlineText, SectionText } from '../SectionText/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type NoticeSectionProps = SectionPropsOf<typeof noticeSection>;

/**
 * A section with a note that most readers should see, and text below it.
 *
 * - **When**: a closed day, a deadline.
 * - **Not for**: a call to one action: `CalloutSection`.
 * - **Keys**: Tab moves through links.
 */
export function NoticeSection({ title, text, look, after, tone, place, ...rest }: NoticeSectionProps) {
  return (
    <PlacedSection tone={tone} width="prose" place={place} {...rest}>
      <Stack spacing={4}>
        <Notice title={title} tone={look}>
          {(text && inlineText(text)) ?? <SectionText text={text} headingLevel={2} />}
        </Notice>
        <SectionText text={after} headingLevel={2} />
      </Stack>
    </PlacedSection>
  );
}
