import { formatLongDate, formatSpan } from '@porchlight/contract/dates';
import { urls } from '@porchlight/contract/page-urls';
import { doorCodeText } from '@porchlight/contract/registrations/check-in-code';
import type { Kysely } from 'kysely';
import { registrationCalendar } from '../calendars/calendars.ts';
import { checkInCodeOf } from '../check-ins/check-in-codes.ts';
import type { Database } from '../db/database.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { type EmailContent, type EmailMessage, type EmailSender, renderEmail } from '../mail/email-message.ts';
import { plannedDates, type Series, seriesWithIds } from '../series/series-rows.ts';
import { type EventStanding, eventStanding } from './announced-event.ts';
import { eventHasBegun, isEventOver } from './event-rules.ts';
import { seatsText } from './managed-registrations.ts';
import type { RegistrationLinks } from './registration-links.ts';
import type { RegistrationNews } from './registration-mails.ts';
import { eventRow, type RegistrationRow } from './registration-rows.ts';

interface RegistrationEmailOptions {
  db: Database;
  links: RegistrationLinks;
  publicUrl: string;
  sender: EmailSender;
  /** Fills the organization's facts in. */
  fillFacts: (text: string) => string;
  now: () => Date;
}

/** A registration, its event and its person. */
interface Facts {
  row: RegistrationRow;
  event: StoredRow;
  entry: StoredRow;
  /** The event's name, and when and where it is. */
  title: string;
  when: string;
  where: string;
  standing: EventStanding;
}

/**
 * Writes an email to someone who has registered, as things are when it is sent.
 * @returns null when it is no longer needed, or there is no address
 */
export async function registrationEmail(
  mail: Readonly<Record<string, string>>,
  options: RegistrationEmailOptions,
): Promise<EmailMessage | null> {
  const { db, links, publicUrl, sender, now } = options;
  const facts = await readFacts(db.read, Number(mail.registration), options);
  if (!facts?.entry.email) return null;
  const { row, event, entry, standing } = facts;
  const words = wordsOf(mail.about as RegistrationNews, facts, now());
  if (!words) return null;
  const isComing = row.state === 'confirmed' && standing !== 'cancelled';
  const hasEnded = row.state === 'cancelled' || standing === 'cancelled';
  const content: EmailContent = {
    ...words.content,
    ...(!hasEnded && {
      link: { text: words.linkText ?? 'See, change or cancel your registration', href: await links.url(linked(row)) },
    }),
    notes: [
      ...words.content.notes,
      ...(isComing
        ? [
            `${doorCodeText(await checkInCodeOf(db, Number(row.id)))}. The page of your registration shows it as a QR code.`,
          ]
        : []),
      `We delete your answers on ${formatLongDate(String(entry.delete_on)) ?? ''}.`,
    ],
    ...(standing !== 'cancelled' && {
      furtherLink: { text: 'The event on our website', href: publicUrl + urls.event(event.id, String(event.slug)) },
    }),
  };
  const calendar =
    isComing || (words.endsCalendar && event.date)
      ? await calendarOf(facts, options, isComing ? standing : 'cancelled')
      : null;
  return renderEmail(String(entry.email), sender, content, { calendar: calendar ?? undefined });
}

interface Words {
  content: Pick<EmailContent, 'subject' | 'paragraphs' | 'notes'>;
  /** @default that of the link to the registration */
  linkText?: string;
  /** Whether the entry in the person's calendar is cancelled. */
  endsCalendar?: boolean;
}

/** What an email says; null when that is no longer true. */
function wordsOf(
  about: RegistrationNews,
  { row, event, title, when, where, standing }: Facts,
  now: Date,
): Words | null {
  const place = [when, where].filter(Boolean).join(', ');
  const seats = seatsText(Number(row.seats));
  const notes = ['The link is yours: who has it can change your registration.'];
  switch (about) {
    case 'received':
      if (standing === 'cancelled') return null;
      if (row.state === 'waiting')
        return {
          content: {
            subject: `You are on the waiting list: ${title}`,
            paragraphs: [
              `All seats of “${title}” are taken. You are on the waiting list for ${seats}.`,
              'When seats become free, we offer them to you by email.',
            ],
            notes,
          },
        };
      if (row.state !== 'confirmed') return null;
      return {
        content: {
          subject: `You are registered: ${title}`,
          paragraphs: [`You are registered for “${title}”, with ${seats}.`, place, canNotCome],
          notes,
        },
      };
    case 'offered': {
      if (row.state !== 'offered' || Number(row.offered_until) <= now.getTime()) return null;
      const until = formatLongDate(new Date(Number(row.offered_until)).toISOString(), { withTime: true });
      return {
        content: {
          subject: `There is room for you: ${title}`,
          paragraphs: [
            `Seats of “${title}” have become free. We keep ${seats} for you until ${until}.`,
            place,
            'Open the link, and press the button to accept. After that time, the next in the waiting list gets them.',
          ],
          notes,
        },
        linkText: 'Accept or decline',
      };
    }
    case 'lapsed':
      if (row.state !== 'cancelled' || isEventOver(event, now)) return null;
      return {
        content: {
          subject: `Your offer has ended: ${title}`,
          paragraphs: [
            `We had offered you ${seats} for “${title}”. You have not accepted in time, so the next in the waiting list gets them.`,
            'If you still want to come, register again on our website.',
          ],
          notes: [],
        },
      };
    case 'cancelled':
      if (row.state !== 'cancelled') return null;
      return {
        content: {
          subject: `Your registration is cancelled: ${title}`,
          paragraphs: [`Your registration for “${title}” is cancelled. Thank you for telling us.`, place],
          notes: [],
        },
        endsCalendar: true,
      };
    case 'event':
      if (row.state === 'cancelled') return null;
      return changedWords({ title, place, standing, notes });
    case 'reminder':
      if (row.state !== 'confirmed' || standing !== 'scheduled' || eventHasBegun(event, now)) return null;
      return {
        content: {
          subject: `Tomorrow: ${title}`,
          paragraphs: [`You are registered for “${title}”, with ${seats}.`, place, canNotCome],
          notes,
        },
      };
  }
}

const canNotCome = 'If you can’t come, please cancel, so that someone else gets the seat.';

function changedWords(facts: { title: string; place: string; standing: EventStanding; notes: string[] }): Words {
  const { title, place, standing, notes } = facts;
  switch (standing) {
    case 'cancelled':
      return {
        content: {
          subject: `Cancelled: ${title}`,
          paragraphs: [`“${title}” will not take place, so your registration has no effect. We are sorry.`, place],
          notes: [],
        },
        endsCalendar: true,
      };
    case 'postponed':
      return {
        content: {
          subject: `Postponed: ${title}`,
          paragraphs: [
            `“${title}” is postponed. It will not take place on the announced date. We write to you when there is a new date.`,
            'You keep your seats. If you can’t come, please cancel, so that someone else gets them.',
          ],
          notes,
        },
      };
    case 'scheduled':
      return {
        content: {
          subject: `Changed: ${title}`,
          paragraphs: [`The time or the place of “${title}” has changed. It is now:`, place, canNotCome],
          notes,
        },
      };
  }
}

async function readFacts(
  db: Kysely<Tables>,
  id: number,
  { fillFacts }: Pick<RegistrationEmailOptions, 'fillFacts'>,
): Promise<Facts | undefined> {
  const row = await db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const event = await eventRow(db, Number(row.event_id));
  const entry = await db
    .selectFrom('form_entries')
    .selectAll()
    .where('id', '=', row.entry_id)
    .$castTo<StoredRow>()
    .executeTakeFirst();
  if (!event || !entry || entry.deleted_at !== null) return undefined;
  const { date, end_date: end, all_day } = event;
  const span = { withTime: true, until: end ? String(end) : undefined, allDay: all_day === 1 };
  return {
    ...{ row, event, entry, title: fillFacts(String(event.title)), standing: eventStanding(event) },
    when: (date && formatSpan(String(date), span)) || 'The date is not set yet.',
    where: [event.venue, event.address]
      .filter(Boolean)
      .map((text) => fillFacts(String(text)))
      .join(', '),
  };
}

/** The event as an entry for the person's calendar; null without a date. */
async function calendarOf(
  { event, row, title }: Facts,
  { db, publicUrl, sender, fillFacts }: RegistrationEmailOptions,
  standing: EventStanding,
): Promise<string | null> {
  if (!event.date) return null;
  const text = (column: string) => fillFacts(String(event[column] ?? ''));
  const [series] = event.series ? await seriesWithIds(db.read, [Number(event.series)]) : [];
  return registrationCalendar(
    { name: sender.name, publicUrl, pathOf: (id) => urls.event(id) },
    {
      ...{ id: event.id, version: event.version, created_at: event.created_at, updated_at: event.updated_at },
      ...{ title, description: text('description'), access: text('access'), parking: text('parking') },
      ...{ venue: text('venue'), address: text('address'), status: standing, all_day: event.all_day === 1 },
      ...{ date: String(event.date), end_date: event.end_date ? String(event.end_date) : null },
    },
    {
      // Higher with each change of the event, and with each cancellation of the person.
      sequence: event.version - 1 + Number(row.sequence) + (row.state === 'cancelled' ? 1 : 0),
      series: series && isPlanned(series, event) ? { series, date: String(event.series_date) } : undefined,
    },
  );
}

/** Whether a date of a series is one that its rule has: others have entries of their own. */
function isPlanned(series: Series, event: StoredRow): boolean {
  return plannedDates(series).includes(String(event.series_date));
}

const linked = ({ id, created_at }: RegistrationRow) => ({ id: Number(id), created_at });
