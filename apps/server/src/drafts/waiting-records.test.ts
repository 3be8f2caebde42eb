// @module-tag database
import type { Role } from '@porchlight/contract/permissions';
import type { WaitingRecord } from '@porchlight/contract/publication';
import { describe, expect, test } from 'vitest';
import { storyWriter } from '../testing/story-writer.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

const person = (role: Role, username?: string) => storyWriter(server, role, username);

describe('the list of waiting records', () => {
  const waiting = async (role: Role) => {
    const { read } = await person(role, `another ${role}`);
    const { body } = await read('/api/get-all-waiting');
    return { ...body, records: body.records.map(({ title }: { title: string }) => title) };
  };

  test('has every record for review, the longest waiting first, and the next scheduled ones, the soonest first', async () => {
    const editor = await person('editor');
    await editor.add({ title: 'Out', state: 'published' });
    await editor.add({ title: 'Begun', state: 'draft' });
    await editor.add({ title: 'Later', state: 'scheduled', publish_at: '2026-05-01T09:00' });
    await editor.add({ title: 'Sooner', state: 'scheduled', publish_at: '2026-04-01T09:00' });
    await editor.add({ title: 'Story to read', state: 'in_review' });
    server.setNow('2026-03-06T12:01:00Z');
    await server.resources.services.event.create({ title: 'Event to read', state: 'in_review' });
    await server.resources.services.event.create({ title: 'Gone', state: 'in_review' });
    await server.resources.services.event.remove(2);
    expect(await waiting('editor')).toEqual({
      records: ['Story to read', 'Event to read', 'Sooner', 'Later'],
      total: { in_review: 2, scheduled: 2, draft: 0 },
      drafts: [],
      failed_sets: [],
      failed_mails: 0,
    });
  });

  test('has the total number if there are more than it contains', async () => {
    const editor = await person('editor');
    for (const number of [1, 2, 3, 4, 5, 6]) await editor.add({ title: `Story ${number}`, state: 'in_review' });
    const { records, total } = await waiting('editor');
    expect([records.length, total]).toEqual([5, { in_review: 6, scheduled: 0, draft: 0 }]);
  });

  test('has the drafts of one’s own, those that were sent back first, and in review, for an author, the own only', async () => {
    const [author, editor] = [await person('author'), await person('editor')];
    await editor.add({ title: 'Of the editor', state: 'draft' });
    await editor.add({ title: 'In review by the editor', state: 'in_review' });
    await author.add({ title: 'Sent back', state: 'in_review' });
    await editor.change(3, { state: 'draft', review_note: 'Who said this?' });
    server.setNow('2026-03-06T12:01:00Z');
    await author.add({ title: 'Begun', state: 'draft' });
    await author.add({ title: 'Handed in', state: 'in_review' });
    const { body } = await author.read('/api/get-all-waiting');
    expect(body.records.map(({ title, state }: WaitingRecord) => [title, state])).toEqual([
      ['Handed in', 'in_review'],
      ['Sent back', 'draft'],
      ['Begun', 'draft'],
    ]);
    expect([body.records[1].review_note, body.total]).toEqual([
      'Who said this?',
      { in_review: 1, scheduled: 0, draft: 2 },
    ]);
  });

  test.each([
    ['administrator', 1],
    ['editor', 0],
  ] as const)('tells %s of %i mails that could not be sent', async (role, count) => {
    const mail = { kind: 'invitation', user_id: null, facts: '{}', state: 'failed', problem: 'Refused' } as const;
    await server.db.write((trx) =>
      trx
        .insertInto('mails')
        .values({ ...mail, created_at: 0, next_at: 0, tries: 5 })
        .execute(),
    );
    expect((await waiting(role)).failed_mails).toBe(count);
  });
});
