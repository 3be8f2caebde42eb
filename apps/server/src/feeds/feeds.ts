import type { ListQuery } from '@porchlight/contract/calls';
import { organizationTimeZone } from '@porchlight/contract/dates';
import {
  audioMediaType,
  type FeedResource,
  feedPaths,
  feedResources,
  storedSoundSeconds,
  topicFeedPath,
} from '@porchlight/contract/discovery';
import type { Article, Podcast, Story, Topic } from '@porchlight/contract/entities';
import { feedItemsMax } from '@porchlight/contract/limits';
import { topicUrl } from '@porchlight/contract/page-urls';
import type { RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import { generateRssFeed, type RssFeed } from 'feedsmith';
import { cardPath } from '../pages/card-address.ts';
import { excerpt, excerptWithEllipsis } from '../records/excerpts.ts';

/** Maximum graphemes of an entry's title, summary and text; the page has the full text. ours */
const titleMax = 300;
const summaryMax = 300;
const textMax = 20_000;

/** Where feeds get their content. */
export interface FeedInput {
  renderer: Pick<WebRenderer, 'site' | 'recordPath' | 'listPageTexts' | 'card' | 'sounds'>;
  source: RecordSource;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Size of a file of the site by its path, in bytes; null when there is none. */
  ownFileBytes(path: string): Promise<number | null>;
}

type Item = RssFeed.Item<Date>;

/** The newest records of a resource as RSS; the podcast feed also has the tags that players need. */
export async function feed(input: FeedInput, name: FeedResource): Promise<string> {
  const { title, description, path } = await input.renderer.listPageTexts(name, input.source);
  const channel = { title, description, path, feedPath: feedPaths[name] };
  const tags = name === 'podcast' ? await podcastChannel(input, path) : {};
  return rss(input, { ...channel, tags }, await newestOf(input, name));
}

/** The newest stories, articles and podcasts of a topic as RSS. */
export async function topicFeed(input: FeedInput, topic: Topic): Promise<string> {
  const filter = { topics: { is: String(topic.id) } };
  const entries = await Promise.all(feedResources.map((name) => newestOf(input, name, filter)));
  const newest = entries.flat().toSorted((a, b) => dateOf(b).getTime() - dateOf(a).getTime());
  const channel = {
    title: topic.name,
    description: singleLine(topic.description) || topic.name,
    path: topicUrl(topic),
    feedPath: topicFeedPath(encodeURI(topic.slug)),
  };
  return rss(input, channel, newest.slice(0, feedItemsMax));
}

/** A record of a feed with its item. */
interface Entry {
  record: Story | Article | Podcast;
  item: Item;
}

/** The newest records of a resource, as items. */
async function newestOf(input: FeedInput, name: FeedResource, filter?: ListQuery['filter']): Promise<Entry[]> {
  const { records } = await input.source.list(name, {
    sort: name === 'story' ? '-date' : '-created_at',
    limit: feedItemsMax,
    excerpt: textMax + 1,
    filter,
  });
  return Promise.all(
    records.map(async (record) => ({
      record,
      item: { ...item(input, name, record), ...('link' in record && (await episode(input, record))) },
    })),
  );
}

interface Channel {
  title: string;
  description: string;
  /** Path of the page that the feed belongs to. */
  path: string;
  /** Path of the feed itself. */
  feedPath: string;
  /** Further tags. @default none */
  tags?: Pick<RssFeed.Feed<Date>, 'itunes'>;
}

function rss({ renderer, publicUrl }: FeedInput, channel: Channel, entries: readonly Entry[]): string {
  const title = xmlText(`${renderer.site.name}: ${singleLine(channel.title)}`);
  const link = publicUrl + channel.path;
  const newest = entries
    .map(({ record }) => record.updated_at)
    .toSorted()
    .at(-1);
  const xml = generateRssFeed({
    title,
    link,
    description: xmlText(channel.description),
    language: renderer.site.language,
    image: { url: `${publicUrl}/icon-144.png`, title, link, width: 144, height: 144 },
    ...(newest && { lastBuildDate: new Date(newest) }),
    atom: { links: [{ href: publicUrl + channel.feedPath, rel: 'self', type: 'application/rss+xml' }] },
    ...channel.tags,
    items: entries.map((entry) => entry.item),
  });
  return withAppleBooleans(xml);
}

/** Replaces feedsmith's `no` in `itunes:explicit` by `false`, which Apple requires. CDATA sections stay unchanged. */
function withAppleBooleans(xml: string): string {
  return xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>|(<itunes:explicit>)no</g, (match, tag) =>
    tag ? `${tag}false<` : match,
  );
}

function item({ renderer, publicUrl }: FeedInput, name: FeedResource, record: Story | Article | Podcast): Item {
  const url = publicUrl + renderer.recordPath(name, record.id);
  const text = textOf(record);
  return {
    title: xmlText(excerptWithEllipsis(singleLine(record.title), titleMax)),
    link: url,
    // Readers show an item's description as HTML.
    description: xmlText(escapeHtml(excerptWithEllipsis(singleLine(subtitleOf(record) || text), summaryMax))),
    guid: { value: url, isPermaLink: true },
    pubDate: dateOf({ record }),
    ...creators(record),
    content: { encoded: html(text, url) },
  };
}

/** When a record was published. */
function dateOf({ record }: Pick<Entry, 'record'>): Date {
  return publishedOn('date' in record ? (record.date ?? record.created_at) : record.created_at);
}

/** The authors; an `author` of RSS would need an email address. */
function creators(record: Story | Article | Podcast): Pick<Item, 'dc'> {
  const names = namesOf(record);
  return names.length > 0 ? { dc: { creators: names } } : {};
}

const namesOf = ({ authors }: Story | Article | Podcast) => authors.map(({ name }) => xmlText(singleLine(name)));

function textOf(record: Story | Article | Podcast): string {
  if ('content' in record) return record.content;
  return 'body' in record ? record.body : record.description;
}

function subtitleOf(record: Story | Article | Podcast): string {
  return 'subtitle' in record ? record.subtitle : '';
}

/** The channel tags that Apple and other directories require. @see https://podcasters.apple.com/support/823 */
async function podcastChannel({ renderer, source, publicUrl }: FeedInput, listPath: string) {
  const { name, email } = renderer.site;
  const cover = await renderer.card(listPath, source);
  return {
    itunes: {
      ...(cover && { image: publicUrl + cardPath(listPath, cover, name, 'cover') }),
      author: xmlText(name),
      owner: { name: xmlText(name), email },
      categories: [{ text: 'Society & Culture', categories: [{ text: 'Documentary' }] }],
      explicit: false,
      type: 'episodic',
    },
  } satisfies Pick<RssFeed.Feed<Date>, 'itunes'>;
}

/**
 * The tags that players need for an episode. An episode that is only playable on another site's page has no enclosure:
 * players skip it, feed readers show its link. Size and duration are only known for the site's own files; RSS uses 0
 * for an unknown size.
 * @see https://www.rssboard.org/rss-profile#element-channel-item-enclosure
 */
async function episode(input: FeedInput, podcast: Podcast): Promise<Pick<Item, 'enclosures' | 'itunes'>> {
  const { link } = podcast;
  const type = audioMediaType(link);
  if (type === null) return {};
  const author = namesOf(podcast).join(', ');
  const { href, origin, pathname } = new URL(link, input.publicUrl);
  const isOwn = origin === new URL(input.publicUrl).origin;
  const length = isOwn ? await input.ownFileBytes(pathname) : null;
  const sound = input.renderer.sounds.find(({ path }) => path === pathname);
  const duration = isOwn ? (sound?.seconds ?? storedSoundSeconds(pathname)) : undefined;
  return {
    enclosures: [{ url: xmlText(href), type, length: length ?? 0 }],
    itunes: {
      ...{ episodeType: 'full', explicit: false },
      ...(duration !== undefined && { duration }),
      ...(author && { author }),
    },
  };
}

/** A day becomes noon in the organization's time zone, so that nearly every reader sees the same day. */
function publishedOn(date: string): Date {
  if (date.includes('T')) return new Date(date);
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: organizationTimeZone(), plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}

/** Paragraphs as HTML; the stored text is escaped. */
function html(text: string, url: string): string {
  const paragraphs = excerpt(text, textMax)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  if (excerpt(text, textMax).length < text.length) paragraphs.push(`<p><a href="${escapeHtml(url)}">Read more</a></p>`);
  return xmlText(paragraphs.join(''));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A text without line breaks and repeated spaces. */
function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const invalidXmlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Removes the characters that XML doesn't allow, not even escaped: a single one in a title would make a whole feed
 * unreadable.
 * @see https://www.w3.org/TR/xml/#charsets
 */
function xmlText(text: string): string {
  return text.toWellFormed().replace(invalidXmlCharacters, '');
}
