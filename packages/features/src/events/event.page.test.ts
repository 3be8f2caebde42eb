import type { Event } from '@porchlight/contract/entities';
import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { pageCard } from '../site/page-card.ts';
import { sampleEvents } from '../testing/events.ts';
import { page } from './event.page.tsx';

/** The picture of a shared link to an event. */
function cardOf(values: Partial<Event>) {
  const event = { ...sampleEvents[0], ...values };
  // The query gives the head's data its type.
  return pageCard(page.head({ params: { id: '6' }, searchParams: new URLSearchParams() }, () => event as never));
}

test('a shared link shows when the event begins', () => {
  expect(cardOf({})).toMatchObject({
    title: 'Quilting on the porch',
    label: 'Event',
    date: 'April 11, 2026 at 1:00\u00a0PM',
  });
});

test('the picture of an all-day event shows no time', () => {
  expect(cardOf({ date: '2026-04-11T04:00:00Z', all_day: true }).date).toBe('April 11, 2026');
});

test('the picture shows that an event is cancelled', () => {
  expect(cardOf({ status: 'cancelled' }).title).toBe('Cancelled: Quilting on the porch');
});
