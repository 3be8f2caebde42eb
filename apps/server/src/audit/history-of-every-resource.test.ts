import { callPath, resourceCalls } from '@porchlight/contract/calls';
import { creatableNames } from '@porchlight/contract/entities';
import { rulesOf } from '@porchlight/contract/field-kinds/index';
import { type FieldKind, fieldsOfKind } from '@porchlight/contract/fields';
import type { HistoryResponse } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { formText, multipart, type Part, serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

/** The changed value of every field of a record. */
const others: Partial<Record<FieldKind, string>> = {
  text: 'Something else',
  username: 'somebody else',
  personName: 'Somebody Else',
  longText: 'Something else.',
  email: 'somebody.else@example.org',
  slug: 'something-else',
  url: 'https://example.org/else',
  money: '99.01',
  date: '2026-02-24',
  dateTime: '2026-12-24T18:00',
  phone: '(478) 555-0199',
  link: 'page:contact',
  number: '21',
  year: '1971',
  boolean: 'true',
  focus: '70% 30%',
  freePath: '/changed',
  lines: 'somebody.else@example.org',
  sections: '[]',
  references: 'Something else',
};

describe.each(creatableNames)('an earlier version of %s', (name) => {
  const calls = resourceCalls[name];
  const { fields } = resources[name];

  test('restores every field and file, and leaves a password unchanged', async () => {
    const file = async (kind: FieldKind | undefined, color: 'jpeg' | 'png') =>
      kind === 'pdf'
        ? await samplePdf(color === 'png' ? 3 : 2)
        : await (color === 'png' ? quarters(96, 48) : quarters())[color]().toBuffer();
    const form = async (values: Record<string, unknown>, picture: 'jpeg' | 'png') => {
      const parts: Part[] = Object.entries(values).map(([field, value]) => [field, formText(value)]);
      for (const field of fieldsOfKind(fields, 'image', 'pdf')) {
        parts.push([field, { filename: field, content: await file(fields[field]?.kind, picture) }]);
      }
      return multipart(parts);
    };
    const { [calls.singleKey]: first } = (
      await server.asStaff({ method: 'POST', url: calls.create.path, ...(await form(sampleValues(name), 'jpeg')) })
    ).json();
    const changed = Object.fromEntries(
      Object.entries(fields).flatMap(([field, description]) => {
        const { kind, options = {}, computed, linkEntity } = description;
        // The rule of a series is not that of one event: `series.test.ts`.
        if (computed || kind === 'recurrence') return [];
        const items = kind === 'items' && rulesOf(description).sample({ ...description, minItems: 2 }, 1, rulesOf);
        const linked = linkEntity && `record:${linkEntity}/2`;
        const other = linked ?? others[kind] ?? (items || Object.keys(options).at(-1));
        return other ? [[field, other]] : [];
      }),
    );
    const url = callPath(calls.update, first.id);
    const { [calls.singleKey]: second } = (
      await server.asStaff({ method: calls.update.method as 'POST', url, ...(await form(changed, 'png')) })
    ).json();
    // No earlier version restores what the server determines.
    const computedOf = (record: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(record).filter(([field]) => fields[field]?.computed));
    for (const [field, { kind, computed }] of Object.entries(fields))
      if (field in first && !computed && kind !== 'recurrence') expect(second[field], field).not.toEqual(first[field]);

    const { history } = (
      await server.asStaff({ url: `${otherCalls.history.path}?resource=${name}&record=${first.id}` })
    ).json<HistoryResponse>();
    const created = history.at(-1)?.id ?? 0;
    const back = await server.asStaff({
      method: 'POST',
      url: callPath(otherCalls.restoreVersion, created),
      payload: { version: 2 },
    });
    expect(back.json()).toEqual({
      record: { ...first, ...computedOf(second), version: 3, updated_at: expect.any(String) },
      missing_files: {},
    });
  });
});

test('the history contains no token, password or hash, whatever was done', async () => {
  const secrets = ['a lamp nobody knows', await server.signIn()];
  for (const name of creatableNames) {
    const { create, update, singleKey } = resourceCalls[name];
    const made = await server.asStaff({ method: 'POST', url: create.path, payload: sampleValues(name) });
    const id = made.json()[singleKey].id;
    const payload = name === 'user' ? { password: secrets[0] } : sampleValues(name, 2);
    await server.asStaff({ method: update.method as 'POST', url: callPath(update, id), payload });
  }
  const rows = JSON.stringify(await server.db.read.selectFrom('history').selectAll().execute());
  const response = (await server.asStaff({ url: `${otherCalls.history.path}?limit=100` })).body;
  const hashes = await server.db.read.selectFrom('tokens').select('hash').execute();
  const passwords = await server.db.read.selectFrom('users').select('password_hash').execute();
  secrets.push(...hashes.map(({ hash }) => String(hash)), ...passwords.map((row) => String(row.password_hash)));
  secrets.push('their own password');
  expect(secrets.length).toBeGreaterThan(4);
  for (const text of [rows, response]) for (const secret of secrets) expect(text).not.toContain(secret);
});
