import type { buttonsSection } from '@porchlight/contract/sections/buttons';
import { Stack } from '../../layout/Stack/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { sectionButtons } from '../section-buttons.tsx';
import type { SectionPropsOf } from '../section-props.ts';

export type ButtonsSectionProps = SectionPropsOf<typeof buttonsSection>;

/**
 * A section with buttons, below a heading and a sentence.
 *
 * - **When**: an action that needs no more words than that.
 * - **Not for**: the one action a page asks for: `CalloutSection`.
 * - **Keys**: Tab moves through the buttons.
 */
export function ButtonsSection({ title, lead, buttons, tone, place, ...rest }: ButtonsSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} tone={tone} width="prose" place={place} {...rest}>
      <Stack direction="row" spacing={2}>
        {sectionButtons(buttons)}
      </Stack>
    </PlacedSection>
  );
}
