import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-14T16:00:00Z');

const add = (donation: object) => server.resources.services.donation.create({ amount: 25, ...donation });
const read = async (id: number) => (await server.asStaff({ url: `/api/get-donor/${id}` })).json().donor;
const letterOf = (id: number, query = '') => server.asStaff({ url: `/api/get-donation-letter/${id}${query}` });

/** The pages of a letter as text, without line breaks. */
async function pagesOf(id: number, query = ''): Promise<string[]> {
  const response = await letterOf(id, query);
  expect(response.statusCode, response.body).toBe(200);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(response.json().letter.pdf, 'base64'));
  const texts = [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '));
  document.destroy();
  library.destroy();
  return texts;
}
const textOf = async (...parameters: Parameters<typeof pagesOf>) => (await pagesOf(...parameters)).join(' ');

describe('a donor', () => {
  test('has all donations with the same address, whatever the case and the name, with sums per year', async () => {
    await add({ email: 'Ann@example.org', name: 'A. Hart', date: '2025-12-31', amount: 0.1 });
    await add({ email: 'ann@example.org', name: 'Ann Hart', date: '2026-01-01', amount: 0.2 });
    await add({ email: 'ann@example.org', date: '2026-02-01', amount: 0.1 });
    await add({ email: 'ann@example.org', date: '2026-02-02', method: 'in_kind', amount: 900 });
    await add({ email: 'bea@example.org', name: 'Ann Hart' });
    await add({ name: 'Ann Hart' });
    const donor = await read(1);
    expect(donor).toMatchObject({ found_by: 'email', name: 'Ann Hart', email: 'Ann@example.org', count: 4 });
    expect(donor.years).toEqual([
      { year: '2026', total_amount: 0.3, money_count: 2, in_kind_count: 1 },
      { year: '2025', total_amount: 0.1, money_count: 1, in_kind_count: 0 },
    ]);
    expect(donor.donations.map(({ id }: { id: number }) => id)).toEqual([4, 3, 2, 1]);
    expect(donor.donations[0]).not.toHaveProperty('note');
  });

  test('without an address has the donations of the name that have none either; without both, only this one', async () => {
    await add({ name: 'Ann Hart' });
    await add({ name: 'ANN HART' });
    await add({ name: 'Ann Hart', email: 'ann@example.org' });
    await add({});
    await add({});
    expect(await read(1)).toMatchObject({ found_by: 'name', count: 2 });
    expect(await read(3)).toMatchObject({ found_by: 'email', count: 1 });
    expect(await read(4)).toMatchObject({ found_by: 'number', name: '', count: 1 });
  });

  test('is for people who may read donations, and a deleted donation is no longer the donor’s', async () => {
    await add({ email: 'ann@example.org' });
    await add({ email: 'ann@example.org' });
    await server.resources.services.donation.remove(2);
    expect((await read(1)).count).toBe(1);
    expect((await server.asStaff({ url: '/api/get-donor/2' })).statusCode).toBe(404);
    for (const role of ['editor', 'viewer'] as const) {
      const { call } = await server.person(role);
      for (const url of ['/api/get-donor/1', '/api/get-donation-letter/1'])
        expect((await call({ url })).statusCode, `${role} ${url}`).toBe(403);
    }
    expect((await server.server.inject('/api/get-donation-letter/1')).statusCode).toBe(401);
  });
});

describe('a letter of thanks', () => {
  test('has the organization, its tax number, the donor, the day, the amount and how it was given', async () => {
    const settings = { tax_number: '58-1234567', letter_signature: 'Ruth Hart, Director' };
    await server.resources.services.organization.update(1, settings);
    await add({ name: 'Ann Hart', date: '2026-03-01', amount: 1250.5, method: 'check', fund: 'Roof', note: 'Secret' });
    const text = await textOf(1);
    for (const part of ['Tax number (EIN): 58-1234567', 'Ruth Hart, Director', 'Dear Ann Hart,', '214 Depot Street'])
      expect(text).toContain(part);
    expect(text).toContain('March 1, 2026 Check Roof – $1,250.50');
    expect(text).not.toContain('Secret');
  });

  test('says that nothing was given in return only where that is recorded', async () => {
    const sentence = 'No goods or services were provided in exchange for this contribution.';
    await add({ in_return: 'none' });
    await add({});
    expect(await textOf(1)).toContain(sentence);
    expect(await textOf(2)).not.toContain('No goods or services');
  });

  test('describes what was given in return with its value, and to what the deduction is limited', async () => {
    await add({ amount: 100, in_return: 'some', return_description: 'Two suppers', return_value: 40 });
    const text = await textOf(1);
    expect(text).toContain('with an estimated value of $40.00: Two suppers.');
    expect(text).toContain('excess of your contribution over this value: $60.00.');
    expect(text).not.toContain('No goods or services');
  });

  test('describes a gift in kind and never says what it is worth', async () => {
    await add({ amount: 777, method: 'in_kind', item: '40 cans of beans' });
    const text = await textOf(1);
    expect(text).toContain('40 cans of beans');
    expect(text).not.toContain('777');
  });

  test('names the donation that lacks a description', async () => {
    await add({ method: 'in_kind', in_return: 'some' });
    const { error } = (await letterOf(1)).json();
    expect(error.message).toBe(
      'The letter needs what was given, what was given in return, and the value of what was given in return. Edit donation No. 1 and add it.',
    );
  });

  test('is about chosen donations of one donor, with their sum', async () => {
    for (const amount of [10, 20, 40]) await add({ email: 'ann@example.org', amount, in_return: 'none' });
    await add({ email: 'bea@example.org' });
    const text = await textOf(1, '?records=1,3');
    expect(text).toContain('Total $50.00');
    expect(text).toContain('No goods or services were provided in exchange for these contributions.');
    const { error } = (await letterOf(1, '?records=1,4')).json();
    expect(error.fields.records).toMatch(/^A letter is about donations of one donor/);
    expect((await letterOf(1, '?records=1,x')).statusCode).toBe(400);
  });
});

describe('a yearly statement', () => {
  test('has the gifts of its year, the oldest first', async () => {
    await add({ email: 'ann@example.org', date: '2025-12-31', amount: 7 });
    await add({ email: 'ann@example.org', date: '2025-01-01', amount: 5 });
    await add({ email: 'ann@example.org', date: '2026-01-01', amount: 99 });
    const text = await textOf(1, '?year=2025');
    expect(text).toMatch(/January 1, 2025 .* \$5\.00 December 31, 2025 .* \$7\.00 Total \$12\.00/);
    expect(text).not.toContain('$99');
    expect((await letterOf(1, '?year=2019')).json().error.message).toBe('There is no donation of this donor in 2019.');
    expect((await letterOf(1, '?year=19')).statusCode).toBe(400);
  });

  test('of 300 gifts has several numbered pages with headings, and no gift is lost', async () => {
    const input = { email: 'ann@example.org', amount: 1, date: '2026-02-01' };
    await server.resources.services.donation.createMany(Array.from({ length: 300 }, () => ({ input })));
    const pages = await pagesOf(1, '?year=2026');
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.join(' ').match(/February 1, 2026/g)).toHaveLength(300);
    for (const [index, page] of pages.slice(0, -1).entries()) {
      expect(page).toContain('Given in return');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.join(' ')).toContain('Total $300.00');
  });
});

test('a name in Cyrillic or Greek is written; characters that the typeface lacks are named, and never end the letter', async () => {
  await add({ name: 'Мария Ἀθηνᾶ Nguyễn 王小明 🎁' });
  await add({ name: 'x'.repeat(5000) });
  await add({ name: '王小明' });
  expect(await textOf(3)).toContain('Dear friend,');
  expect(await textOf(1)).toContain('Dear Мария Ἀθηνᾶ Nguyễn,');
  expect((await letterOf(1)).json().letter.left_out).toBe('王小明🎁');
  expect(await pagesOf(2)).toHaveLength(1);
});
