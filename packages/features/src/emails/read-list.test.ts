import { describe, expect, test } from 'vitest';
import { entriesOf, readAddressList } from './read-list.ts';

/** The entries of a list with the suggested columns: line and address, or why there is none. */
const read = (text: string) => {
  const table = readAddressList(text);
  return entriesOf(table, table.suggested).map(({ line, value, mark }) =>
    [line, value, mark?.reason].filter((part) => part !== undefined && part !== '').join(' '),
  );
};

describe('lists without columns', () => {
  test('one address per line needs no heading; empty lines are counted', () => {
    const text = 'ada@example.org\r\n\r\nruth@example.org\r\n';
    expect(read(text)).toEqual(['1 ada@example.org', '3 ruth@example.org']);
    expect(readAddressList(text)).toMatchObject({ emptyLines: 1, headings: [] });
  });

  test('all addresses of a line are read', () => {
    expect(read('ann@example.org, bob@example.org,\ncy@example.org, dee@example.org')).toEqual([
      '1 ann@example.org',
      '1 bob@example.org',
      '2 cy@example.org',
      '2 dee@example.org',
    ]);
    expect(read('ann@example.org bob@example.org\ncy@example.org')).toHaveLength(3);
    expect(read('ann@example.org; bob@example.org; cy@example.org\ndee@example.org')).toHaveLength(4);
  });

  test('other text among addresses is not lost', () => {
    expect(read('ann@example.org, ruth at example.org\ncy@example.org')).toEqual([
      '1 ann@example.org',
      '1 ruth at example.org',
      '2 cy@example.org',
    ]);
  });

  test.each([
    '"Hart, Bill" <bill@example.org>, Ada Reed <ada@example.org>',
    'Hart, Bill <bill@example.org>; Reed, Ada <ada@example.org>;',
    'Hart, Bill <bill@example.org>, Reed, Ada <ada@example.org>',
    '"Hart, Bill" <bill@example.org>\n"Reed, Ada" <ada@example.org>',
    'Hart, Bill <bill@example.org>;\nReed, Ada <ada@example.org>;',
    "'bill@example.org' <bill@example.org>; 'ada@example.org' <ada@example.org>",
    'mailto:bill@example.org\nAda <mailto:ada@example.org>',
    'bill@example.org (work)\nada@example.org.',
    '\u200Bbill@example.org\u00A0\n\uFEFFada@example.org',
  ])('the addresses are taken from the recipients %j', (text) => {
    expect(read(text).map((entry) => entry.split(' ')[1])).toEqual(['bill@example.org', 'ada@example.org']);
  });

  test('contacts of a phone (vCard) are read with all their addresses', () => {
    const card = (name: string, ...emails: string[]) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${emails.map((email) => `item1.EMAIL;type=INTERNET:${email}\r\n`).join('')}END:VCARD\r\n`;
    expect(read(card('Ada', 'ada@example.org', 'ada@example.com') + card('Bo'))).toEqual([
      '1 ada@example.org',
      '1 ada@example.com',
      '7 There is no address on this line: Bo.',
    ]);
  });

  test('an empty list has no entries', () => {
    expect([read(''), read('\n\n')]).toEqual([[], []]);
  });
});

describe('columns', () => {
  test.each([
    [
      'Google Contacts',
      'First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value\nAda,Reed,* myContacts,* ,ada@example.org',
    ],
    [
      'an older Google Contacts',
      'Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value\nAda,* myContacts,* Home,ada@example.org',
    ],
    [
      'Outlook',
      '"First Name","E-mail Address","E-mail Type","E-mail Display Name"\n"Ada","ada@example.org","SMTP","Ada Reed"',
    ],
    [
      'Mailchimp',
      '"Email Address","First Name",MEMBER_RATING,OPTIN_TIME,NOTES\nada@example.org,Ada,2,"2024-01-02 10:00:00",',
    ],
    ['an address book', 'Name,Address,City,Email\nAda,12 Main St,Marrow,ada@example.org'],
    ['a status first', 'Name,Email status,Email\nAda,subscribed,ada@example.org'],
    ['handles', 'Handle,Contact\n@ada,ada@example.org'],
    ['semicolons below a title with commas', 'Members, friends, neighbors\nName;Email\nAda;ada@example.org'],
    ['tabs', 'Name\tEmail\nReed, Ada\tada@example.org'],
    ['Excel’s own first line', 'sep=;\nName;Email\nAda;ada@example.org'],
    ['no heading', 'Ada,ada@example.org\nAda,ada@example.org'],
    ['headings that say nothing', 'x,y\na,ada@example.org'],
    ['a byte order mark', '\uFEFF"Name";"E-mail"\n"Reed; Ada";"ada@example.org"\n'],
  ])('the column is found by its content: %s', (_, text) => {
    const entries = read(text);
    expect(entries.at(-1)).toMatch(/^\d ada@example\.org$/);
    expect(entries.filter((entry) => entry.includes('@')).length).toBe(_ === 'no heading' ? 2 : 1);
  });

  test('two columns of addresses are both used, and one of them can be empty', () => {
    expect(
      read(
        'Name,Email,Email 2\nAda,ada@example.org,ada@example.com\nBo,bo@example.org,\nCy,,\nDee,n/a,dee@example.org',
      ),
    ).toEqual([
      '2 ada@example.org',
      '2 ada@example.com',
      '3 bo@example.org',
      '4 There is no address on this line: Cy.',
      '5 dee@example.org',
    ]);
  });

  test('several addresses in a cell are read, as Google and spreadsheets write them', () => {
    expect(
      read(
        'Name,Email\nBo,bo@example.org ::: bo@example.com\nCy,"cy@example.org, cy@example.com"\nDee,"dee@example.org\ndee@example.com"\nEd,ed@example.org',
      ),
    ).toEqual([
      '2 bo@example.org',
      '2 bo@example.com',
      '3 cy@example.org',
      '3 cy@example.com',
      '4 dee@example.org',
      '4 dee@example.com',
      '6 ed@example.org',
    ]);
  });

  test('other people’s addresses and those in notes can be chosen, but are not used by default', () => {
    const table = readAddressList(
      'Email,Owner email,Notes\nada@example.org,ruth@example.org,\nbo@example.org,ruth@example.org,wife: ann@example.org\ncy@example.org,,x\ndee@example.org,,y',
    );
    expect(table.suggested).toEqual([0]);
    expect(table.columns.map(({ label, addresses }) => [label, addresses])).toEqual([
      ['Email', 4],
      ['Owner email', 2],
      ['Notes', 0],
    ]);
    expect(entriesOf(table, [0, 1])).toHaveLength(6);
  });

  test('a column without headings has a number', () => {
    expect(readAddressList('Ada,ada@example.org\nBo,bo@example.org').columns).toEqual([
      { index: 1, label: 'Column 2', addresses: 2, example: 'ada@example.org' },
    ]);
  });
});

describe('quotation marks', () => {
  test('a cell with two lines does not change the line numbers after it', () => {
    expect(read('name,email\n"Ada\nPickens",ada@example.org\nRuth,ruth@example.org')).toEqual([
      '2 ada@example.org',
      '4 ruth@example.org',
    ]);
  });

  test.each([
    ['never closed', '"Bo Hart,bo@example.org\nCy,cy@example.org'],
    ['closed by the next one', '"Bo Hart,bo@example.org\n"Cy,cy@example.org'],
    ['closed by a name', '"Bo,bo@example.org\n"Cy",cy@example.org'],
    ['an inch sign', 'Bo 6",bo@example.org\nCy,cy@example.org'],
    ['a nickname', '"Big" Bo,bo@example.org\nCy,cy@example.org'],
  ])('one that is %s loses no address', (_, rows) => {
    expect(read(`Name,Email\nAda,ada@example.org\n${rows}\nDee,dee@example.org`)).toEqual([
      '2 ada@example.org',
      '3 bo@example.org',
      '4 cy@example.org',
      '5 dee@example.org',
    ]);
  });

  test('one in a list without columns loses no address', () => {
    expect(read('"ada@example.org\nbo@example.org')).toEqual(['1 ada@example.org', '2 bo@example.org']);
  });
});

test('someone who has opted out is marked, with the words of the list', () => {
  expect(
    read('Email,Email status\nada@example.org,subscribed\nbo@example.org,Unsubscribed\ncy@example.org,bounced'),
  ).toEqual([
    '2 ada@example.org',
    '3 bo@example.org Must not get email (Email status: Unsubscribed).',
    '4 cy@example.org Must not get email (Email status: bounced).',
  ]);
});
