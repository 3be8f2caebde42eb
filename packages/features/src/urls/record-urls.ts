import { hyphenated } from './hyphenated.ts';
import { urls } from './site-urls.ts';

/** What the address of a record is made of. */
interface Titled {
  id: number;
  title: string;
}

/** A story's address; its slug query is the subtitle with hyphens. spec 2.1 */
export function storyHref({ id, subtitle, title }: Titled & { subtitle: string }): string {
  return urls.story(id, hyphenated(subtitle || title));
}

/** An event's address; its slug query is the title with hyphens. spec 2.1 */
export function eventHref({ id, title }: Titled): string {
  return urls.event(id, hyphenated(title));
}

/** A podcast's address; its slug query is the title with hyphens. spec 2.1 */
export function podcastHref({ id, title }: Titled): string {
  return urls.podcast(id, hyphenated(title));
}
