import { formatLongDate } from '@porchlight/contract/dates';
import type { CardBlock, PageCard } from '@porchlight/contract/rendering';
import { drawBlock, type QuiltName, siteMark } from '@porchlight/ui/media/QuiltBlock';
import { organization } from './organization.ts';
import type { HeadRecord, PageHead } from './page.ts';

const labels = {
  story: 'Story',
  article: 'Article',
  event: 'Event',
  election: 'Election',
  podcast: 'Podcast',
  topic: 'Topic',
} as const satisfies Record<HeadRecord['name'], string>;

/** Content of a page's social card, from the page's head. */
export function pageCard({ title, cardTitle = title, about, quilt, canonicalPath }: PageHead): PageCard {
  return {
    title: cardTitle,
    label: about ? labels[about.name] : '',
    date: about ? dateOf(about) : null,
    block: cardBlock(quilt?.seed ?? canonicalPath.replace(/\?.*$/, ''), quilt?.block),
    mark: cardBlock(siteMark.seed, siteMark.block),
    ...ownLook(),
  };
}

/** The organization's own look and logo, if it has any. */
function ownLook(): Pick<PageCard, 'look' | 'logo'> {
  const { look, logo } = organization;
  if (!look) return logo ? { logo } : {};
  const { css: _, ...chosen } = look;
  return logo ? { look: chosen, logo } : { look: chosen };
}

function cardBlock(seed: string, name?: QuiltName): CardBlock {
  const { ground, cloths, turns } = drawBlock(seed, name);
  return { ground, cloths, turns };
}

/** Alternative text of a page's social card. */
export function cardAlt({ title, about }: PageHead): string {
  return about ? `${labels[about.name]}: ${title}` : title;
}

function dateOf({ name, record }: HeadRecord): string | null {
  const format = (date: string | null, withTime: boolean) => date && formatLongDate(date, { withTime });
  switch (name) {
    case 'event':
      return format(record.date, !record.all_day);
    case 'election':
      return format(record.date, true);
    case 'story':
      return format(record.date, false);
    case 'article':
    case 'podcast':
      return format(record.created_at, false);
    case 'topic':
      return null;
    default:
      return name satisfies never;
  }
}
