import type { calloutSection } from '@porchlight/contract/sections/callout';
import { Callout } from '../../surfaces/Callout/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { SectionText } from '../SectionText/index.ts';
import { sectionButtons } from '../section-buttons.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type CalloutSectionProps = SectionPropsOf<typeof calloutSection>;

/**
 * A section that calls for one action.
 *
 * - **When**: join, apply, visit; near the end of a page.
 * - **Not for**: news and warnings: `NoticeSection`.
 * - **Keys**: Tab moves through the buttons.
 */
export function CalloutSection({
  title,
  text,
  buttons,
  block,
  isHighlighted,
  tone,
  place,
  ...rest
}: CalloutSectionProps) {
  return (
    <PlacedSection tone={tone} place={place} {...rest}>
      <Callout title={title} block={block} tone={isHighlighted ? 'lamp' : undefined} actions={sectionButtons(buttons)}>
        {text && <SectionText text={text} />}
      </Callout>
    </PlacedSection>
  );
}
