import { clockTime, formatLongDate } from './dates.ts';
import type { OrganizationRecord } from './entities.ts';
import { lookOf } from './look/look.ts';
import { lookCss } from './look/look-css.ts';
import type { OrganizationFacts } from './organization.ts';
import { fillFacts } from './organization-tokens.ts';
import { partSettings } from './parts.ts';
import { type OpenException, type OpenHours, type Place, placeKeys } from './places.ts';
import { imagesPath } from './public-paths.ts';
import { type HoursLine, parseAmount, parseException, parseHours, parseLines, parseSocial } from './settings-lines.ts';

/** Derives the facts that pages show from the organization's record. */
export function organizationFacts(record: OrganizationRecord): OrganizationFacts {
  const facts = plainFacts(record);
  const fill = (text: string) => fillFacts(text, facts);
  const { tagline, description, banner } = facts;
  return {
    ...facts,
    tagline: fill(tagline),
    description: fill(description),
    banner: banner && { ...banner, text: fill(banner.text) },
  };
}

/** The facts before they are filled into the texts among them. */
function plainFacts(record: OrganizationRecord): OrganizationFacts {
  const { city, region, postal_code: postalCode, street, country, banner, time_zone: timeZone } = record;
  const address = addressLines({ street, city, region, postalCode });
  const zone = zoneName(timeZone, 'short');
  const look = lookOf(record);
  const image = (name: string | null) => name && imagesPath + name;
  return {
    name: record.name,
    shortName: record.short_name,
    tagline: record.tagline,
    description: record.description,
    timeZone,
    timeZoneName: zoneName(timeZone, 'longGeneric'),
    phone: record.phone,
    secondPhone: record.second_phone,
    email: record.email,
    address,
    place: { street, locality: city, region, postalCode, country },
    places: record.places.flatMap((place) => placeFacts(place, address, record.exceptions, zone)),
    donateUrl: record.donate_url,
    donateMonthlyUrl: record.donate_monthly_url,
    donateAmountParameter: record.donate_parameter,
    amounts: parseLines(record.donate_amounts, parseAmount),
    social: parseLines(record.social, parseSocial).map((each) => ({ ...each, label: labels[each.network] })),
    logo: image(record.logo),
    sharePicture: image(record.share_picture),
    // Alone it would be invisible in the light scheme.
    logoDark: (record.logo && image(record.logo_dark)) || undefined,
    look: look && { ...look, css: lookCss(look) },
    switchedOff: Object.entries(partSettings).flatMap(([setting, part]) =>
      record[setting as keyof typeof partSettings] ? [part] : [],
    ),
    banner: banner ? { text: banner, from: record.banner_from, until: record.banner_until } : null,
  };
}

interface AddressParts {
  street: string;
  city: string;
  region: string;
  postalCode: string;
}

function addressLines({ street, city, region, postalCode }: AddressParts): string[] {
  return [street, [city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', ')].filter(Boolean);
}

/** A place with what it shares with the others; none if its key is not known. */
function placeFacts(
  item: OrganizationRecord['places'][number],
  sharedAddress: readonly string[],
  sharedExceptions: string,
  zone: string,
): Place[] {
  const key = placeKeys.find((each) => each === item['key']);
  if (!key) return [];
  const text = (field: string) => String(item[field] ?? '');
  const [street, city, region, postalCode] = [text('street'), text('city'), text('region'), text('postal_code')];
  const own = addressLines({ street, city, region, postalCode });
  const ownExceptions = exceptionsIn(text('exceptions'));
  // A place can be open on a day on which the others are closed.
  const shared = exceptionsIn(sharedExceptions).filter(({ day }) => !ownExceptions.some((each) => each.day === day));
  return [
    {
      ...{ key, name: text('name'), phone: text('phone'), email: text('email') },
      address: own.length > 0 ? own : [...sharedAddress],
      ...(own.length > 0 && { postal: { street, locality: city, region, postalCode } }),
      hours: mergeSameDays(parseLines(text('hours'), parseHours).map((line) => formatHours(line, zone))),
      exceptions: [...ownExceptions, ...shared].toSorted((a, b) => a.day.localeCompare(b.day)),
    },
  ];
}

function exceptionsIn(text: string): OpenException[] {
  return parseLines(text, parseException).map((line) => {
    const hours = line.hours ? formatTimeRange(line.hours) : 'closed';
    return { ...line, text: `${formatLongDate(line.day)}: ${hours}${line.note && ` (${line.note})`}` };
  });
}

const labels = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
} as const;

function formatHours({ weekdays, opens, closes }: HoursLine, zone: string): OpenHours {
  const names = weekdays.map((day) => day.charAt(0).toUpperCase() + day.slice(1));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const range = names.length === 2 ? `${first} and ${last}` : `${first} to ${last}`;
  const specialCases: Readonly<Record<number, string>> = { 1: first, 7: 'Every day' };
  const days = specialCases[names.length] ?? range;
  return { weekdays, opens, closes, days, hours: `${formatTimeRange({ opens, closes })} ${zone}` };
}

function formatTimeRange({ opens, closes }: Pick<HoursLine, 'opens' | 'closes'>): string {
  // Plain spaces, as in the specification.
  return [opens, closes].map((each) => clockTime(`0000-00-00T${each}`).replace('\u00a0', ' ')).join(' to ');
}

/** Merges rows with the same days, such as morning and afternoon hours. */
function mergeSameDays(rows: readonly OpenHours[]): OpenHours[] {
  const merged: OpenHours[] = [];
  for (const row of rows) {
    const existing = merged.find(({ days }) => days === row.days);
    if (existing) existing.hours = `${existing.hours}, ${row.hours}`;
    else merged.push({ ...row });
  }
  return merged;
}

/** Name of a time zone: abbreviated standard time, as in posted hours ('EST'), or generic ('Eastern Time'). */
function zoneName(timeZone: string, timeZoneName: 'short' | 'longGeneric'): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
  const parts = format.formatToParts(new Date('2026-01-15T12:00:00Z'));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
