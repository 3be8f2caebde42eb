import { expect, test } from 'vitest';
import { joinedSetting, settingAddress, settingLinkName, settingParts } from './setting-links.ts';

const settings = {
  email: 'hello@example.org',
  phone: '(478) 555-0142 ext. 7',
  donateUrl: 'https://give.example.org/once',
  donateMonthlyUrl: '',
  social: [{ network: 'youtube', href: 'https://www.youtube.com/@ruby' }],
};

test.each([
  ['email', 'mailto:hello@example.org'],
  ['email?subject=Jars%20%26%20lids', 'mailto:hello@example.org?subject=Jars%20%26%20lids'],
  ['phone', 'tel:4785550142;ext=7'],
  ['donate', 'https://give.example.org/once'],
  ['donateMonthly', undefined],
  ['youtube', 'https://www.youtube.com/@ruby'],
  ['password', undefined],
  ['toString', undefined],
  ['email?subject=Jars&bcc=all@example.org', undefined],
])('a link to the setting %s leads to %s', (rest, address) => {
  expect(settingAddress(rest, settings)).toBe(address);
});

test('a subject comes back as it was typed', () => {
  const subject = 'Jars & lids? 100 % — “yes”#';
  const joined = joinedSetting({ name: 'email', subject });
  expect(settingParts(joined)).toEqual({ name: 'email', subject });
  expect(settingLinkName(joined)).toBe('Our email address');
});

test('another setting has no subject', () => {
  expect(joinedSetting({ name: 'donate', subject: 'Jars' })).toBe('donate');
});
