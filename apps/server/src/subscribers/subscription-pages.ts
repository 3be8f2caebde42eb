import { subscriptionPaths } from '@porchlight/contract/public-paths';
import { readReferences } from '@porchlight/contract/references';
import type { ResponsePageForm } from '@porchlight/contract/rendering';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { readableRows, selectRows } from '../db/readable-rows.ts';
import type { StoredRow } from '../db/tables.ts';
import { readForm } from '../http/form-body.ts';
import { type ResponsePageContent, sendResponsePage } from '../http/response-page.ts';
import type { OpenedLink, Subscriptions } from './subscriptions.ts';

type ValidLink = OpenedLink & { state: 'valid' };
type Page = Omit<ResponsePageContent, 'backPath'>;

interface TopicOption {
  id: number;
  name: string;
}

/** Name of the field with the topics. */
const topicField = 'topic';

/**
 * Registers the pages that links in emails of the list open: to confirm, to choose, to leave. They need no account and
 * no JavaScript. Mail servers and scanners open links too, so a GET changes nothing; only the page's form does, which is
 * sent by POST to the same address. The token in the address is what allows it, so that another website can't send it.
 * Leaving by one press (RFC 8058) is the POST of the leave page.
 */
export async function subscriptionPages(
  app: FastifyInstance,
  { subscriptions, db }: { subscriptions: Subscriptions; db: Database },
): Promise<void> {
  const { links } = subscriptions;
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  const tokenOf = ({ query }: FastifyRequest): unknown =>
    typeof query === 'object' && query !== null && 'token' in query ? query.token : undefined;
  const send = (reply: FastifyReply, page: Page) => {
    // No other website learns the token.
    reply.headers({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    return sendResponsePage(reply, { ...page, backPath: '/' });
  };
  const linked = ({ row }: ValidLink) => ({ id: row.id, key: String(row.email_key) });
  const preferences = (link: ValidLink) => ({
    next: { text: 'Choose what you get', href: links.path('preferences', linked(link)) },
  });

  app.get(subscriptionPaths.confirm, options, async (request, reply) => {
    const link = await subscriptions.open('confirm', tokenOf(request));
    return send(reply, confirmPage(link));
  });
  app.post(subscriptionPaths.confirm, options, async (request, reply) => {
    await readForm(request);
    const link = await subscriptions.confirm(tokenOf(request));
    if (link.state !== 'valid' || isOut(link)) return send(reply, confirmPage(link));
    return send(reply, {
      ...{ status: 200, title: 'Thank you', text: `You are on the list. We write to ${link.row.email}.` },
      ...preferences(link),
    });
  });

  app.get(subscriptionPaths.leave, options, async (request, reply) => {
    const link = await subscriptions.open('leave', tokenOf(request));
    return send(reply, leavePage(link));
  });
  app.post(subscriptionPaths.leave, options, async (request, reply) => {
    await readForm(request);
    const link = await subscriptions.leave('leave', tokenOf(request));
    return send(reply, link.state === 'valid' ? leftPage : brokenPage(link));
  });

  app.get(subscriptionPaths.preferences, options, async (request, reply) => {
    const link = await subscriptions.open('preferences', tokenOf(request));
    return send(reply, preferencesPage(link, await topicOptions(db)));
  });
  app.post(subscriptionPaths.preferences, options, async (request, reply) => {
    const { action, topics } = readPreferences((await readForm(request)).values);
    const offered = await topicOptions(db);
    if (action === 'leave') {
      const link = await subscriptions.leave('preferences', tokenOf(request));
      return send(reply, link.state === 'valid' ? leftPage : brokenPage(link));
    }
    const token = tokenOf(request);
    const before = await subscriptions.chooseTopics(
      token,
      offered.filter(({ id }) => topics.includes(String(id))),
    );
    if (before.state !== 'valid' || before.status !== 'confirmed') return send(reply, preferencesPage(before, offered));
    const link = await subscriptions.open('preferences', token);
    return send(reply, { ...preferencesPage(link, offered), title: 'Your choice is saved' });
  });

  function confirmPage(link: OpenedLink): Page {
    if (link.state !== 'valid') return brokenPage(link);
    if (isOut(link)) return usedPage;
    if (link.status === 'confirmed')
      return {
        ...{ status: 200, title: 'You are on the list', text: `We write to ${link.row.email}.` },
        ...preferences(link),
      };
    const action = `${subscriptionPaths.confirm}?token=${link.token}`;
    return {
      status: 200,
      title: 'Do you want our news?',
      text: `Press the button, and we write to ${link.row.email}. You can leave at any time.`,
      forms: [{ action, button: 'Yes, send me the news', value: 'confirm', isPrimary: true }],
    };
  }
}

/** Whether a person has left since the link was sent, or emails to them bounced. */
const isOut = ({ status }: ValidLink) => status === 'left' || status === 'bounced';

function leavePage(link: OpenedLink): Page {
  if (link.state !== 'valid') return brokenPage(link);
  if (link.status === 'left') return leftPage;
  return {
    status: 200,
    title: 'Leave the email list?',
    text: `Press the button, and we write to ${link.row.email} no more.`,
    forms: [leaveForm(`${subscriptionPaths.leave}?token=${link.token}`, true)],
  };
}

function preferencesPage(link: OpenedLink, topics: readonly TopicOption[]): Page {
  if (link.state !== 'valid') return brokenPage(link);
  if (link.status !== 'confirmed') return isOut(link) ? usedPage : brokenPage({ state: 'forged' });
  const action = `${subscriptionPaths.preferences}?token=${link.token}`;
  return {
    status: 200,
    title: 'Your news by email',
    text: `We write to ${link.row.email}. To use another address, subscribe with it below, and leave the list with this one.`,
    forms: [...(topics.length > 0 ? [topicsForm(action, topics, link.row)] : []), leaveForm(action, false)],
  };
}

function topicsForm(action: string, topics: readonly TopicOption[], row: StoredRow): ResponsePageForm {
  const chosen = new Set(readReferences(row.topics)?.map(({ id }) => id));
  return {
    ...{ action, button: 'Save', value: 'save', isPrimary: true },
    choices: {
      name: topicField,
      legend: 'What do you want news about?',
      help: 'If you choose none, you get all news.',
      options: topics.map(({ id, name }) => ({ value: String(id), label: name, isChecked: chosen.has(id) })),
    },
  };
}

function leaveForm(action: string, isPrimary: boolean): ResponsePageForm {
  return { action, button: 'Leave the list', value: 'leave', isPrimary };
}

const leftPage: Page = {
  status: 200,
  title: 'You have left the list',
  text: 'We don’t write to you any longer. If you change your mind, subscribe again below.',
};

const usedPage: Page = {
  status: 410,
  title: 'This link was used',
  text: 'You have left the list since we sent it. To get our news again, subscribe below, and we send you a new link.',
};

function brokenPage({ state }: OpenedLink): Page {
  if (state === 'expired')
    return {
      status: 410,
      title: 'This link has expired',
      text: 'Nothing was changed. Subscribe again below, and we send you a new link.',
    };
  return {
    status: 404,
    title: 'This link doesn’t work',
    text: 'Nothing was changed. Perhaps a part of the link is missing, or the address is no longer on our list. Subscribe below, and we send you a new link.',
  };
}

function readPreferences(values: unknown): { action: string; topics: readonly string[] } {
  const { action, [topicField]: topic = [] }: Readonly<Record<string, unknown>> = { ...Object(values) };
  const topics = (Array.isArray(topic) ? topic : [topic]).map(String);
  return { action: String(action), topics };
}

/** The topics that visitors see, by their names. */
async function topicOptions({ read }: Database): Promise<TopicOption[]> {
  const rows = await selectRows(read, 'topic').where(readableRows(resources.topic)).execute();
  const topics = rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
  return topics.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}
