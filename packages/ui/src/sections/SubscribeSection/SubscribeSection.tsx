import type { subscribeSection } from '@porchlight/contract/sections/subscribe';
import { SubscribeBox, type SubscribeBoxProps } from '../../inputs/SubscribeBox/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type SubscribeSectionProps = SectionPropsOf<typeof subscribeSection> &
  Pick<SubscribeBoxProps, 'onSubscribe' | 'onFailure'>;

/**
 * A section with the form to subscribe to the news.
 *
 * - **When**: a page about the news; every page has the form in its footer.
 * - **Not for**: other forms.
 * - **Keys**: Enter subscribes.
 */
export function SubscribeSection({
  title,
  lead,
  hint,
  onSubscribe,
  onFailure,
  tone,
  place,
  ...rest
}: SubscribeSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} tone={tone} place={place} {...rest}>
      <SubscribeBox hint={hint || undefined} onSubscribe={onSubscribe} onFailure={onFailure} />
    </PlacedSection>
  );
}
