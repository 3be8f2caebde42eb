import { formatLongDate } from '@porchlight/contract/dates';
import { entityOf, type OrganizationRecord } from '@porchlight/contract/entities';
import { formatMoney, fromCents } from '@porchlight/contract/money';
import type { StoredRow } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { excerptWithEllipsis } from '../records/excerpts.ts';
import type { Donor } from './donor-of.ts';
import { yearOf } from './donor-of.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { type PdfColumn, PdfWriter } from './pdf-writer.ts';

/** Maximum characters of a text in a table, so that a row fits on a page. */
const cellCharacters = 300;

/** What a letter is about: gifts of a donor, the oldest first; of a year, if it is its statement. */
export interface AcknowledgmentSubject {
  donor: Pick<Donor, 'name' | 'email'>;
  gifts: readonly StoredRow[];
  year?: string;
}

const fonts = new PdfFonts();

/**
 * Writes a letter of thanks or a yearly statement. It has what the IRS requires of an acknowledgment (Publication 1771):
 * the organization, the amount of money or a description of what was given in kind, never its value, and whether the donor
 * got anything in return, as far as that is recorded.
 * @throws HttpError `validation` if a gift lacks a description that the letter needs
 */
export async function writeAcknowledgment(
  organization: OrganizationRecord,
  { donor, gifts, year }: AcknowledgmentSubject,
  now: Date,
): Promise<{ pdf: Buffer; leftOut: string; title: string }> {
  gifts.forEach(requireComplete);
  const title = year ? `Statement of gifts ${year}` : 'Thank you for your gift';
  const letter = new PdfWriter(fonts, { title, author: organization.name, at: now });
  const { street, city, region, postal_code: postalCode, email, phone, tax_number: taxNumber } = organization;
  letter.paragraph(
    organization.name,
    street,
    [city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', '),
    [email, phone].filter(Boolean).join(' · '),
    taxNumber && `Tax number (EIN): ${taxNumber}`,
  );
  letter.paragraph(formatLongDate(now.toISOString()) ?? '');
  letter.paragraph(short(donor.name), donor.email);
  letter.heading(title);
  const name = fonts.drawable(short(donor.name));
  letter.paragraph(name ? `Dear ${name},` : 'Dear friend,');
  letter.paragraph(opening(organization, gifts.length, year));
  writeGifts(letter, gifts);
  for (const sentence of returnSentences(gifts)) letter.paragraph(sentence);
  if (gifts.some(isInKind)) letter.paragraph('Gifts in kind are described above. Their value is for you to determine.');
  letter.paragraph('Please keep this letter for your tax records.');
  letter.paragraph(organization.letter_signature || organization.name);
  return { ...(await letter.end()), title };
}

const isInKind = ({ method }: StoredRow) => method === 'in_kind';

function requireComplete(gift: StoredRow): void {
  const missing = [
    ...(isInKind(gift) && !gift.item ? ['what was given'] : []),
    ...(gift.in_return === 'some' && !gift.return_description ? ['what was given in return'] : []),
    ...(gift.in_return === 'some' && gift.return_value === null ? ['the value of what was given in return'] : []),
  ];
  if (missing.length === 0) return;
  const list = new Intl.ListFormat('en-US').format(missing);
  const message = `The letter needs ${list}. Edit donation No. ${gift.id} and add it.`;
  throw new HttpError('validation', message, { fields: {} });
}

function opening({ name, letter_thanks: thanks }: OrganizationRecord, count: number, year?: string): string {
  const gifts = count === 1 ? 'your gift' : 'your gifts';
  const about = year ? `This is what you gave to ${name} in ${year}.` : '';
  return [thanks || `Thank you for ${gifts} to ${name}.`, about].filter(Boolean).join(' ');
}

const dayOfGift = ({ date, created_at }: StoredRow) => formatLongDate(String(date ?? created_at).slice(0, 10)) ?? '';
const amountOf = (gift: StoredRow) => formatMoney(fromCents(Number(gift.amount_cents)));

function writeGifts(letter: PdfWriter, gifts: readonly StoredRow[]): void {
  const hasFunds = gifts.some(({ fund }) => fund);
  const columns: PdfColumn[] = [
    { heading: 'Date', share: 0.24 },
    { heading: 'Gift', share: hasFunds ? 0.2 : 0.32 },
    ...(hasFunds ? [{ heading: 'Fund', share: 0.18 }] : []),
    { heading: 'Given in return', share: hasFunds ? 0.2 : 0.26 },
    { heading: 'Amount', share: 0.18, isNumeric: true },
  ];
  const rows = gifts.map((gift) => [
    dayOfGift(gift),
    isInKind(gift) ? short(gift.item) : methodText(gift),
    ...(hasFunds ? [short(gift.fund)] : []),
    returnText(gift),
    isInKind(gift) ? 'In kind' : amountOf(gift),
  ]);
  const money = gifts.filter((gift) => !isInKind(gift));
  const sum = money.reduce((cents, gift) => cents + Number(gift.amount_cents), 0);
  const total = [
    money.length < gifts.length ? 'Total of money' : 'Total',
    '',
    ...(hasFunds ? [''] : []),
    '',
    formatMoney(fromCents(sum)),
  ];
  letter.table(columns, rows, money.length > 1 ? total : undefined);
}

const short = (text: unknown) => excerptWithEllipsis(String(text ?? ''), cellCharacters);

function methodText({ method }: StoredRow): string {
  if (method === 'unknown' || method === 'other') return 'Money';
  return entityOf('donation').fields.method?.options?.[String(method)] ?? 'Money';
}

function returnText({ in_return, return_description, return_value }: StoredRow): string {
  if (in_return === 'some') return `${short(return_description)}, ${formatMoney(Number(return_value))}`;
  return in_return === 'none' ? 'Nothing' : '–';
}

/** What the letter says of goods and services: only what is recorded. */
function returnSentences(gifts: readonly StoredRow[]): string[] {
  const none = gifts.filter(({ in_return }) => in_return === 'none');
  const some = gifts.filter(({ in_return }) => in_return === 'some');
  const these = gifts.length === 1 ? 'this contribution' : 'these contributions';
  const which = none.length === gifts.length ? these : 'the contributions for which this letter says ‘Nothing’';
  return [
    ...(none.length > 0 ? [`No goods or services were provided in exchange for ${which}.`] : []),
    ...some.map((gift) => {
      const given = `In exchange for your gift of ${dayOfGift(gift)}, we provided goods or services with an estimated value of ${formatMoney(Number(gift.return_value))}: ${short(gift.return_description)}.`;
      const limit =
        'The amount that is deductible for federal income tax purposes is limited to the excess of your contribution over this value';
      const excess = Math.max(0, fromCents(Number(gift.amount_cents)) - Number(gift.return_value));
      return isInKind(gift) ? `${given} ${limit}.` : `${given} ${limit}: ${formatMoney(excess)}.`;
    }),
  ];
}

/** The gifts of a year, the oldest first. @throws HttpError `not_found` for a year without any */
export function giftsOf({ donations }: Donor, year: string): StoredRow[] {
  const gifts = donations.filter((each) => yearOf(each) === year).toReversed();
  if (gifts.length === 0) throw new HttpError('not_found', `There is no donation of this donor in ${year}.`);
  return gifts;
}
