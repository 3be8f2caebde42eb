import { storedFilmSeconds } from '@porchlight/contract/discovery';
import type { PageRecord } from '@porchlight/contract/entities';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { organization, type PageVideo } from '../site/index.ts';
import { filmUrl, imageUrl } from '../urls/index.ts';

/** The silent videos of a page’s sections, for search engines, which need the length and the poster. */
export function pageVideos(record: PageRecord): PageVideo[] {
  const { pictures = {} } = record.sections_facts ?? {};
  return record.sections.flatMap(({ hidden, values }): PageVideo[] => {
    const { film, picture, title } = values;
    if (hidden || typeof film !== 'string' || typeof picture !== 'string' || typeof title !== 'string') return [];
    const seconds = storedFilmSeconds(film);
    if (!seconds || !picture || !title) return [];
    const name = fillFacts(title, organization);
    const sources = [{ src: filmUrl(film), type: 'video/mp4' as const }];
    const label = fillFacts(pictures[picture]?.alt ?? '', organization) || name;
    return [{ name, label, sources, poster: imageUrl(picture), seconds, uploadedAt: record.created_at }];
  });
}
