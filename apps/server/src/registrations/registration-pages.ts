import { formatLongDate, formatSpan } from '@porchlight/contract/dates';
import type { RejectedForm } from '@porchlight/contract/forms/form-calls';
import { urls } from '@porchlight/contract/page-urls';
import { registrationPath } from '@porchlight/contract/public-paths';
import type { ResponsePageForm } from '@porchlight/contract/rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSentForm } from '../forms/read-answers.ts';
import { readForm } from '../http/form-body.ts';
import { type ResponsePageContent, sendResponsePage } from '../http/response-page.ts';
import { eventStanding } from './announced-event.ts';
import { eventHasBegun } from './event-rules.ts';
import {
  type ManagedRegistration,
  type ManagedRegistrations,
  type ManagedResult,
  seatsText,
} from './managed-registrations.ts';

type Page = Omit<ResponsePageContent, 'backPath' | 'backText'>;

interface RegistrationPagesOptions {
  managed: ManagedRegistrations;
  /** Returns what a registration shows at the door. */
  codeOf: (registration: number) => Promise<string>;
  /** Sends the queued emails. */
  wakeMailer: () => void;
  /** Fills the organization's facts in. */
  fill: (text: string) => string;
  now: () => Date;
}

/**
 * Registers the page on which people see, change and cancel their registration, without an account and without
 * JavaScript. A GET changes nothing, since mail servers and scanners open links too.
 */
export async function registrationPages(
  app: FastifyInstance,
  { managed, codeOf, wakeMailer, fill, now }: RegistrationPagesOptions,
): Promise<void> {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, unknown>> => ({ ...Object(query) });
  const send = (reply: FastifyReply, page: Page, back?: { path: string; text: string }) => {
    // No other website learns the token, and nothing keeps the page.
    reply.headers({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    return sendResponsePage(reply, {
      ...page,
      eyebrow: 'Your registration',
      backPath: back?.path,
      backText: back?.text,
    });
  };
  const show = async (reply: FastifyReply, result: ManagedResult | null, token: unknown, remark = '') => {
    if (!result) return send(reply, brokenPage);
    const page = registrationPage(result, `${registrationPath}?token=${token}`, { fill, remark, now: now() });
    const { row, event } = result.managed;
    const isCancelled = eventStanding(event) === 'cancelled';
    const code = row.state === 'confirmed' && !isCancelled ? await codeOf(Number(row.id)) : undefined;
    const isPublic = !isCancelled || event.state === 'published';
    return send(
      reply,
      { ...page, code },
      isPublic ? { path: urls.event(event.id), text: 'About this event' } : undefined,
    );
  };

  app.get(registrationPath, options, async (request, reply) => {
    const { token, ask, done } = queryOf(request);
    const found = await managed.open(token);
    if (found?.isChangeable && found.row.state !== 'cancelled' && ask === 'cancel')
      return send(reply, cancelPage(found, String(token), fill), {
        path: `${registrationPath}?token=${token}`,
        text: 'Keep the registration',
      });
    const remarks: Readonly<Record<string, string>> = {
      change: 'Your changes are saved.',
      register: found?.entry.email
        ? `We have sent an email to ${found.entry.email}, with the link to this page.`
        : 'Keep the address of this page: with it, you can change or cancel your registration.',
    };
    const remark = remarks[String(done)] ?? '';
    return show(reply, found && { managed: found }, token, remark);
  });

  app.post(registrationPath, options, async (request, reply) => {
    const { values } = await readForm(request);
    const { token } = queryOf(request);
    const { action }: Readonly<Record<string, unknown>> = { ...Object(values) };
    const acts: Readonly<Record<string, () => Promise<ManagedResult | null>>> = {
      cancel: () => managed.cancel(token),
      accept: () => managed.accept(token),
    };
    const act = Object.hasOwn(acts, String(action)) ? acts[String(action)] : undefined;
    const result = await (act ? act() : managed.change(token, readSentForm(values).answers));
    wakeMailer();
    if (!result || result.rejected) return show(reply, result, token);
    const done = action === 'cancel' || action === 'accept' ? '' : '&done=change';
    return reply.header('cache-control', 'no-store').redirect(`${registrationPath}?token=${token}${done}`, 303);
  });
}

function registrationPage(
  { managed, rejected }: ManagedResult,
  action: string,
  { fill, remark, now }: { fill: (text: string) => string; remark: string; now: Date },
): Page {
  const { row, event, entry, isChangeable } = managed;
  const { title, text } = stateWords(managed, now);
  const details = [
    [fill(String(event.title)), whenOf(event), fill([event.venue, event.address].filter(Boolean).join(', '))],
    [`${seatsText(Number(row.seats))}`],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  const isActive = isChangeable && row.state !== 'cancelled';
  return {
    status: rejected ? 422 : 200,
    title: rejected ? `Error: ${title}` : title,
    text: [text, remark].filter(Boolean).join(' '),
    details: [...details, `We delete your answers on ${formatLongDate(String(entry.delete_on)) ?? ''}.`],
    forms: isActive ? formsOf(managed, action, rejected) : [],
    ...(rejected && !isActive && { text: rejected.message || text }),
    ...(isActive && { next: { text: 'Cancel this registration', href: `${action}&ask=cancel` } }),
    ...(row.state === 'cancelled' &&
      isChangeable && { next: { text: 'Register again', href: urls.eventRegistration(event.id) } }),
  };
}

function formsOf(managed: ManagedRegistration, action: string, rejected?: RejectedForm): ResponsePageForm[] {
  const { row, questions, answers } = managed;
  const accept = { action, button: 'Accept', value: 'accept', isPrimary: true };
  const change = {
    ...{ action, button: 'Save changes', value: 'change', isPrimary: row.state !== 'offered' },
    questions: {
      title: 'Change your registration',
      questions,
      ...{ answers: rejected?.answers ?? answers, errors: rejected?.errors ?? {}, message: rejected?.message ?? '' },
    },
  };
  return [...(row.state === 'offered' ? [accept] : []), ...(questions.length > 0 ? [change] : [])];
}

function stateWords({ row, event }: ManagedRegistration, now: Date): { title: string; text: string } {
  if (row.state === 'cancelled')
    return { title: 'This registration is cancelled', text: 'Nobody expects you. Thank you for telling us.' };
  const standing = eventStanding(event);
  if (standing === 'cancelled')
    return { title: 'This event is cancelled', text: 'It will not take place, so your registration has no effect.' };
  if (eventHasBegun(event, now)) return { title: 'You were registered', text: 'This event has begun or is over.' };
  const postponed = standing === 'postponed' ? ' The event is postponed, and you keep your seats.' : '';
  switch (row.state) {
    case 'confirmed':
      return { title: 'You are registered', text: `We look forward to seeing you.${postponed}` };
    case 'offered': {
      const until = formatLongDate(new Date(Number(row.offered_until)).toISOString(), { withTime: true });
      if (Number(row.offered_until) <= now.getTime())
        return { title: 'This offer has ended', text: 'The seats go to the next in the waiting list.' };
      return {
        title: 'There is room for you',
        text: `We keep the seats for you until ${until}. Press the button to accept.`,
      };
    }
    case 'waiting':
      return {
        title: 'You are on the waiting list',
        text: `All seats are taken. When seats become free, we offer them to you by email.${postponed}`,
      };
  }
}

function cancelPage({ row, event }: ManagedRegistration, token: string, fill: (text: string) => string): Page {
  const action = `${registrationPath}?token=${token}`;
  return {
    status: 200,
    title: 'Cancel your registration?',
    text: `You give up ${row.state === 'waiting' ? 'your place in the waiting list' : seatsText(Number(row.seats))} for “${fill(String(event.title))}”.`,
    forms: [{ action, button: 'Cancel the registration', value: 'cancel', isPrimary: true }],
  };
}

const brokenPage: Page = {
  status: 404,
  title: 'This link doesn’t work',
  text: 'Nothing was changed. Perhaps a part of the link is missing, or the registration has been deleted. If you want to change or cancel a registration, please ask us.',
};

function whenOf({ date, end_date: end, all_day }: ManagedRegistration['event']): string {
  if (!date) return 'The date is not set yet';
  return formatSpan(String(date), { withTime: true, until: end ? String(end) : null, allDay: all_day === 1 }) ?? '';
}
