import { expect, test } from 'vitest';
import { renderEmail } from './email-message.ts';

const content = {
  subject: 'Welcome',
  paragraphs: ['You have an account.'],
  link: { text: 'Choose a password', href: 'https://example.org/new-password#a' },
  notes: ['The link works once.'],
};

test('an email of an organization with a look has its color, and its logo inside', () => {
  const colors = { primary: '#0b6e4f', onPrimary: '#ffffff' };
  const logo = Buffer.from('a picture');
  const { html, text, attachments } = renderEmail('a@example.org', { name: 'Élan & Co', colors, logo }, content);
  expect(html).toContain('border-bottom:4px solid #0b6e4f');
  expect(html).toContain('background:#0b6e4f;color:#ffffff');
  expect(html).toContain('<img src="cid:logo" alt=""');
  expect(attachments).toEqual([expect.objectContaining({ cid: 'logo', content: logo })]);
  expect(text).toContain('Choose a password:\nhttps://example.org/new-password#a');
});

test('without a look an email is plain', () => {
  const { html, attachments } = renderEmail('a@example.org', { name: 'Porchlight' }, content);
  expect(html).not.toMatch(/border|background|<img/);
  expect(attachments).toBeUndefined();
});
