import { EventTeasers, UpcomingEvents } from '../../events/index.ts';
import { recordSectionProps } from '../record-section-props.ts';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';

/** The earliest event and three more. spec 2.2 */
function AttendEventSection({ tone, place }: PropsOfKind<'attendEvent'>) {
  return <EventTeasers {...recordSectionProps(tone, place)} />;
}

/** The next events. */
function UpcomingEventsSection({ title, tone, place }: PropsOfKind<'upcomingEvents'>) {
  return <UpcomingEvents title={title || undefined} {...recordSectionProps(tone, place)} />;
}

/** Kinds that show events. */
export const eventsViews: SectionViews = {
  attendEvent: view<'attendEvent'>(AttendEventSection, { tone: 'value' }),
  upcomingEvents: view<'upcomingEvents'>(UpcomingEventsSection, { title: 'text', tone: 'value' }),
};
