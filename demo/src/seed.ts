import { readFile } from 'node:fs/promises';
import { addDays, dayAt } from '@porchlight/contract/dates';
import type { ResourceName } from '@porchlight/contract/entities';
import { monthWeekdaysOf, weekdayOf, writeRecurrence } from '@porchlight/contract/recurrence';
import type { SeedTarget } from '@porchlight/contract/seed-target';
import { slugify } from '@porchlight/contract/slug';
import { actionNetworks } from './content/action-networks.ts';
import { articles } from './content/articles.ts';
import { type DemoEvent, elections, events } from './content/events.ts';
import { forms } from './content/forms.ts';
import { gallery } from './content/gallery.ts';
import { descriptions } from './content/pictures.ts';
import { podcasts } from './content/podcasts.ts';
import { stories } from './content/stories.ts';
import { donations, subscribers } from './content/supporters.ts';
import { team } from './content/team.ts';
import { authorsOf, topics, topicsOf } from './content/topics.ts';
import { type Day, dayWithin, momentDaysBefore, nextWeekday } from './days.ts';
import { seedPages } from './seed-pages.ts';

/** The picture of shared links to the site, with the organization's name painted on it. */
const sharePicture = { title: 'Porchlight Institute', alt: 'A lit porch at dusk with a quilt on its rail.' };

/** A record whose files are still being stored. */
interface Draft {
  resource: ResourceName;
  createdAt: Date;
  values: Promise<Record<string, unknown>>;
}

/**
 * Creates demo content for every entity but users: records, pages, pictures and PDFs.
 * The same day gives the same content.
 * @param options.today the current time, which the dates of events, elections and donations are relative to
 */
export async function seed(target: SeedTarget, options: { today: Date }): Promise<void> {
  const { today } = options;
  const day = dayAt(today);
  const drafts: Draft[] = [];
  const draft = (resource: ResourceName, daysAgo: number, values: () => Promise<Record<string, unknown>>) =>
    drafts.push({ resource, createdAt: momentDaysBefore(today, daysAgo), values: values() });
  const pictured = async (name: string | null) =>
    name
      ? { image: await target.saveImage(await read(`pictures/${name}.avif`)), image_alt: descriptions[name] }
      : { image: null };
  const pdf = async (name: string | null) => name && target.savePdf(await read(`papers/${name}.pdf`));

  for (const { paper, daysAgo, ...article } of articles)
    draft('article', daysAgo, async () => ({ ...article, ...written(article), pdf: await pdf(paper) }));
  for (const { picture, daysAgo, ...story } of stories) {
    draft('story', daysAgo, async () => ({
      ...story,
      ...written(story),
      slug: slugify(story.subtitle),
      date: addDays(day, -daysAgo),
      ...(await pictured(picture)),
    }));
  }
  gallery.forEach(([title, picture], index) => {
    draft('gallery', 6 + index * 17, async () => ({ title, topics: topicsOf(title), ...(await pictured(picture)) }));
  });
  for (const [resource, dates] of [
    ['event', events],
    ['election', elections],
  ] as const) {
    dates.forEach((entry, index) => {
      draft(resource, Math.max(1, -entry.inDays) + 20 + index, async () => ({
        title: entry.title,
        description: entry.description,
        date: momentOf(day, entry),
        ...(await pictured(entry.picture)),
        ...(resource === 'event' && { ...eventValues(day, entry), topics: topicsOf(entry.title) }),
      }));
    });
  }
  for (const { picture, daysAgo, ...podcast } of podcasts)
    draft('podcast', daysAgo, async () => ({
      ...podcast,
      topics: topicsOf(podcast.title),
      ...(await pictured(picture)),
    }));
  topics.forEach((topic, index) => {
    draft('topic', 950 - index, async () => topic);
  });
  team.forEach(({ picture, ...member }, index) => {
    draft('team', 900 - index, async () => ({ ...member, ...(await pictured(picture)) }));
  });
  forms.forEach((form, index) => {
    draft('form', 200 - index * 30, async () => form);
  });
  actionNetworks.forEach(({ picture, ...network }, index) => {
    draft('actionNetwork', 300 - index * 40, async () => ({ ...network, ...(await pictured(picture)) }));
  });
  for (const [email, amount, moment, details] of donations) {
    const date = donatedOn(day, moment);
    const daysAgo = Math.max(0, (Date.parse(day) - Date.parse(date)) / 86_400_000);
    draft('donation', daysAgo, async () => ({ email, amount, date, ...details }));
  }
  subscribers.forEach((email, index) => {
    // The last ones are from before people were asked.
    const consent = index < 11 ? { consent: 'given', consent_note: 'Signed the list on the porch.' } : {};
    draft('email', 400 - index * 27, async () => ({ email, ...consent }));
  });

  await target.configure({
    share_picture: await target.saveImage(await read('pictures/social-card.jpg'), sharePicture),
  });
  await seedPages(target, momentDaysBefore(today, 1500));
  // Older records first, so that ids increase with time, as in real use.
  drafts.sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime());
  const finished = await Promise.all(drafts.map(async (each) => ({ ...each, values: await each.values })));
  for (const { resource, values, createdAt } of finished) await target.insert(resource, values, { createdAt });
}

/** The topics and the authors of a story or an article. */
function written({ title }: { title: string }) {
  return { topics: topicsOf(title), authors: authorsOf(title) };
}

function read(file: string): Promise<Buffer> {
  return readFile(new URL(`../${file}`, import.meta.url));
}

function momentOf(today: Day, { inDays, weekday, time }: DemoEvent): string {
  return `${nextWeekday(addDays(today, inDays), weekday)}T${time}`;
}

/** The fields that events have and elections don't. */
function eventValues(today: Day, entry: DemoEvent): Record<string, unknown> {
  const { flag, ends, lastsDays = 0, allDay, status, venue, address, access, parking } = entry;
  const lastDay = addDays(momentOf(today, entry).slice(0, 10), lastsDays);
  const end_date = ends && `${lastDay}T${ends}`;
  const repeats = ruleOf(entry, momentOf(today, entry).slice(0, 10));
  const where = { venue, address, access, parking };
  return { flag, end_date, all_day: allDay, status, ...where, repeats, ...entry.registration };
}

/** The rule of an event that repeats, by its first day; undefined for another. */
function ruleOf({ repeats }: DemoEvent, day: Day): string | undefined {
  if (!repeats) return undefined;
  const [monthWeekday] = monthWeekdaysOf(day);
  const { every, times: count } = repeats;
  const days = every === 'week' ? { weekdays: [weekdayOf(day)] } : { weekdays: [], monthWeekday };
  return writeRecurrence({ frequency: every, interval: 1, count, except: [], ...days });
}

function donatedOn(today: Day, moment: (typeof donations)[number][2]): Day {
  switch (moment.when) {
    case 'today':
      return today;
    case 'this month':
    case 'this year':
      return dayWithin(today, moment.when, moment.share);
    case 'before':
      return addDays(today, -moment.daysAgo);
  }
}
