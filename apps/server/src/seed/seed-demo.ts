import type { ResourceName } from '@porchlight/contract/calls';
import { addDays, dayAt } from '@porchlight/contract/dates';
import { slugify } from '@porchlight/contract/slug';
import pLimit from 'p-limit';
import type { SeedTarget } from '../resources/seed-target.ts';
import { actionNetworks } from './content/action-networks.ts';
import { articles } from './content/articles.ts';
import { type DemoDate, elections, events } from './content/events.ts';
import { gallery } from './content/gallery.ts';
import { podcasts } from './content/podcasts.ts';
import { stories } from './content/stories.ts';
import { donations, subscribers } from './content/supporters.ts';
import { team } from './content/team.ts';
import { type Day, dayWithin, momentDaysBefore, nextWeekday } from './days.ts';
import { articlePaper } from './paper.ts';
import type { BlockName } from './pictures/blocks.ts';
import { portraitPicture, scenePicture } from './pictures/picture.ts';
import type { SceneName } from './pictures/scenes.ts';

/** A record on its way: its values are there when its files are made. */
interface Draft {
  resource: ResourceName;
  createdAt: Date;
  values: Promise<Record<string, unknown>>;
}

/** How many files are made at once: a small machine has two processors to draw with, and one file may wait for the disk. */
const filesAtOnce = 3;

/**
 * Fills a place with demo content for every entity but users: records, drawn pictures and papers.
 * The same day gives the same content, files included.
 * @param options.today the moment that events, elections and donations are near
 */
export async function seedDemo(target: SeedTarget, options: { today: Date }): Promise<void> {
  const { today } = options;
  const day = dayAt(today);
  const limit = pLimit(filesAtOnce);
  const picture = (scene: SceneName | null, seed: string, block?: BlockName) =>
    scene === null ? null : limit(async () => target.saveImage(await scenePicture(scene, seed, block)));
  const drafts: Draft[] = [];
  const draft = (resource: ResourceName, daysAgo: number, values: () => Promise<Record<string, unknown>>) =>
    drafts.push({ resource, createdAt: momentDaysBefore(today, daysAgo), values: values() });

  for (const { title, subtitle = '', body, topic, daysAgo, withoutPaper, ...rest } of articles) {
    const published = new Date(`${addDays(day, -daysAgo)}T12:00:00Z`);
    const paper = () =>
      limit(async () =>
        target.savePdf(await articlePaper({ title, subtitle, body, topic, daysAgo, ...rest }, published)),
      );
    draft('article', daysAgo, async () => ({ title, subtitle, body, pdf: withoutPaper ? null : await paper() }));
  }
  for (const { title, subtitle, content, daysAgo, scene } of stories) {
    draft('story', daysAgo, async () => ({
      title,
      subtitle,
      content,
      slug: slugify(subtitle),
      date: addDays(day, -daysAgo),
      image: await picture(scene, title),
    }));
  }
  gallery.forEach(([title, scene, block], index) => {
    draft('gallery', 6 + index * 17, async () => ({ title, image: await picture(scene, title, block) }));
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
        image: await picture(entry.scene, entry.title, entry.block),
        ...(entry.flag && { flag: entry.flag }),
      }));
    });
  }
  for (const { title, description, link, scene, daysAgo } of podcasts) {
    draft('podcast', daysAgo, async () => ({
      title,
      description,
      link,
      image: await picture(scene, title),
    }));
  }
  team.forEach(({ sitter, ...member }, index) => {
    const portrait = async () =>
      sitter === null ? null : limit(async () => target.saveImage(await portraitPicture(sitter, member.name)));
    draft('team', 900 - index, async () => ({ ...member, image: await portrait() }));
  });
  actionNetworks.forEach(({ scene, ...network }, index) => {
    draft('actionNetwork', 300 - index * 40, async () => ({ ...network, image: await picture(scene, network.title) }));
  });
  for (const [email, amount, moment] of donations) {
    const date = donatedOn(day, moment);
    const daysAgo = Math.max(0, (Date.parse(day) - Date.parse(date)) / 86_400_000);
    draft('donation', daysAgo, async () => ({ email, amount, date }));
  }
  subscribers.forEach((email, index) => {
    draft('email', 400 - index * 27, async () => ({ email }));
  });

  // What is older comes first, so that ids rise with time, as they do where people write.
  drafts.sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime());
  const finished = await Promise.all(drafts.map(async (each) => ({ ...each, values: await each.values })));
  for (const { resource, values, createdAt } of finished) await target.insert(resource, values, { createdAt });
}

function momentOf(today: Day, { inDays, weekday, time }: DemoDate): string {
  return `${nextWeekday(addDays(today, inDays), weekday)}T${time}`;
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
