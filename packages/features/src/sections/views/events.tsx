import { EventTeasers } from '../../events/index.ts';
import { recordSectionProps } from '../PlacedRecords.tsx';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';

/** The earliest event and three more. spec 2.2 */
function AttendEventSection({ tone, place }: PropsOfKind<'attendEvent'>) {
  return <EventTeasers {...recordSectionProps(tone, place)} />;
}

export const eventsViews: SectionViews = {
  attendEvent: view<'attendEvent'>(AttendEventSection, { tone: 'value' }),
};
