import { expect, test } from 'vitest';
import { optOutMark } from './opt-out-marks.ts';

test.each([
  ['Email status', 'unsubscribed'],
  ['Status', 'Hard Bounce'],
  ['No Bulk Emails (User Opt Out)', '1'],
  ['Email Opt Out', 'TRUE'],
  ['HasOptedOutOfEmail', 'true'],
  ['UNSUB_TIME', '2024-03-01 10:00:00'],
  ['CLEAN_TIME', '2024-03-01 10:00:00'],
  ['Email opt-in', 'No'],
  ['Accepts Email Marketing', 'no'],
  ['Subscribed', '0'],
  ['Do Not Email', 'Y'],
  ['Email permission status', 'Unsubscribed'],
  ['', 'opted out'],
])('%s: %s means no email', (heading, value) => {
  expect(optOutMark(['ada@example.org', value], ['Email', heading])).toBe(heading ? `${heading}: ${value}` : value);
});

test.each([
  ['Email status', 'subscribed'],
  ['Email status', ''],
  ['No Bulk Emails (User Opt Out)', '0'],
  ['Email opt-in', 'Yes'],
  ['Accepts Email Marketing', 'yes'],
  ['OPTIN_TIME', '2024-03-01 10:00:00'],
  ['Unsubscribe link', 'https://example.org/u/1'],
  ['Marital status', 'no'],
  ['Member', 'no'],
  ['Do Not Phone', '1'],
  ['State', 'GA'],
  ['Notes', 'asked about opting out of the quilt'],
])('%s: %s does not mean that', (heading, value) => {
  expect(optOutMark(['ada@example.org', value], ['Email', heading])).toBeUndefined();
});
