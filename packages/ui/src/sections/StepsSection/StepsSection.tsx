import type { stepsSection } from '@porchlight/contract/sections/steps';
import { DownloadLink } from '../../inputs/DownloadLink/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Steps } from '../../navigation/Steps/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { SectionText } from '../SectionText/index.ts';
import type { PropsOf, SectionPropsOf } from '../section-props.ts';

export type StepsSectionProps = SectionPropsOf<typeof stepsSection>;

/**
 * A section with numbered steps.
 *
 * - **When**: things to do in an order.
 * - **Not for**: things of equal rank: `IconListSection`.
 * - **Keys**: Tab reaches links and downloads.
 */
export function StepsSection({ title, lead, items, linkText, link, tone, place, ...rest }: StepsSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      <Steps items={items.map((item) => ({ title: item.title, text: stepText(item) }))} />
    </PlacedSection>
  );
}

type Step = PropsOf<(typeof stepsSection)['fields']['items']['fields']>;

/** The text of a step, with its PDF below it. */
function stepText({ title, text, file, fileText }: Step) {
  const shownText = text && <SectionText text={text} headingLevel={4} />;
  if (!file) return shownText;
  return (
    <Stack spacing={2}>
      {shownText}
      <Stack direction="row" spacing={2}>
        <DownloadLink href={file.href} title={fileText || title} sizeBytes={file.sizeBytes} />
      </Stack>
    </Stack>
  );
}
