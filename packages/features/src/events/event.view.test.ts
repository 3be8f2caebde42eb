import { describe, expect, test } from 'vitest';
import { sampleEvents } from '../testing/events.ts';
import { eventUrl } from '../urls/index.ts';
import { attendAnEvent, eventTeaser } from './event.view.ts';

const ids = (events: { id: number }[]) => events.map(({ id }) => id);

describe('Attend an event', () => {
  test('features the earliest event, even a past one, and lists the next three; events without a date come last', () => {
    const { featured, others } = attendAnEvent(sampleEvents, 6);
    expect(featured?.id).toBe(4);
    expect(ids(others)).toEqual([1, 2, 3]);
    expect(ids(attendAnEvent(sampleEvents.slice(-2), 2).others)).toEqual([5]);
  });

  test.each([
    [3, false],
    [4, true],
  ])('with %s events shows the link to all events: %s', (totalCount, hasMore) => {
    expect(attendAnEvent(sampleEvents.slice(0, totalCount), totalCount).hasMore).toBe(hasMore);
  });

  test('features nothing without events', () => {
    expect(attendAnEvent([], 0)).toEqual({ featured: undefined, others: [], hasMore: false });
  });
});

test('the URL of an event contains its title with hyphens', () => {
  const [event] = sampleEvents as [(typeof sampleEvents)[0]];
  expect(eventUrl(event)).toBe('/event/6?slug=Quilting-on-the-porch');
  expect(eventTeaser({ ...event, slug: '' })).toMatchObject({ seed: 'event-6', image: null, flag: 'Registration' });
});
