import { formatSpan } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useSearchParams } from 'react-router-dom';
import { registrationKeyQuery, singleQuery } from '../api/index.ts';
import { RecordHeader, recordPage } from '../records/index.ts';
import type { Page } from '../site/index.ts';
import { eventUrl, urls } from '../urls/index.ts';
import { RegistrationPlace } from './RegistrationPlace.tsx';

const list = { text: 'Events', href: urls.events };

/** The content of the page on which people register for an event. */
export function Detail({ record: event }: { record: Event }) {
  const [params] = useSearchParams();
  const { date, end_date: until, all_day: allDay, venue } = event;
  const when = date ? formatSpan(date, { withTime: true, until, allDay }) : 'The date is not set yet';
  return (
    <>
      <RecordHeader name="event" list={list} title={`Register: ${event.title}`} />
      <Section width="prose" spacing="none">
        <Stack spacing={4}>
          <Typography>{[when, venue].filter(Boolean).join(' · ')}</Typography>
          {params.get('sent') === '1' ? (
            <Notice tone="success" title="You have registered already.">
              The same answers had arrived before. The link to change or cancel your registration is in the email that
              we have sent you.
            </Notice>
          ) : (
            <RegistrationPlace event={event} />
          )}
          <SeeAll href={eventUrl(event)} text="About this event" />
        </Stack>
      </Section>
    </>
  );
}

const { Component: EventRegistrationPage, page: basePage } = recordPage('event', {
  Detail,
  list,
  seeAll: 'See all events',
  summarize: (event) => ({ title: `Register: ${event.title}`, description: `Register for ${event.title}.` }),
});

export const Component = EventRegistrationPage;

/** The page on which people register for an event, which is also where it is sent. Search engines find the event. */
export const page: Page = {
  ...basePage,
  searchParams: ['sent'],
  queries: ({ params: { id = '' } }) => [singleQuery('event', id), registrationKeyQuery(id)],
  head: (args, read) => {
    const { id = '' } = args.params;
    const head = { ...basePage.head(args, read), canonicalPath: urls.eventRegistration(id), unlisted: true };
    return read(registrationKeyQuery(id))?.rejected ? { ...head, title: `Error: ${head.title}` } : head;
  },
};
