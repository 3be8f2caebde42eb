/** What people type and copy as links, and what a document keeps of it. */
import { attribute, type EmbedProvider } from './rich-text.ts';

/** Pages of records of this site, as they begin. */
const recordPage = /^\/(story|article|event|election|podcast)\/([1-9]\d{0,14})(?=[?#]|$)/;
const address = /^(?:https?:\/\/[^\s/]+\S*|mailto:[^\s@]+@\S+|tel:\+?[\d().\- ]+|\/(?![/\\])[^\s\\]*)$/i;

/**
 * What a link holds that leads to an address as somebody typed or copied it: of a page of this site its record, so that
 * it stays right when the page has another address.
 * @param origin of this site
 * @returns undefined for what no link may lead to
 */
export function linkAttributes(typed: string, origin: string): Record<string, string | number> | undefined {
  const text = typed
    .trim()
    .replace(/^https?:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&]+).*$/i, (_, to) => decoded(to));
  const whole = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
  const href = /^[^\s@/:]+@[^\s@/]+$/.test(whole) ? `mailto:${whole}` : whole;
  const given = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  // Names of files have spaces, and browsers take them in links.
  const path = /^(https?:\/\/[^\s/]+)?\//i.test(given) ? given.replaceAll(' ', '%20') : given;
  const [, entity, id] = recordPage.exec(path) ?? [];
  if (entity) return { entity, id: Number(id) };
  return address.test(path) ? { href: path } : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that a link shows in the editor. */
export function linkAddress(attrs: Readonly<Record<string, unknown>>): string {
  return attribute({ attrs }, 'href') || `/${attribute({ attrs }, 'entity')}/${attribute({ attrs }, 'id')}`;
}

/** The film that an address leads to; undefined for one of another site. */
export function filmAt(typed: string): { provider: EmbedProvider; id: string } | undefined {
  const youtube =
    /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/i;
  const [, film] = youtube.exec(typed.trim()) ?? [];
  if (film) return { provider: 'youtube', id: film };
  const [, number] = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/i.exec(typed.trim()) ?? [];
  return number ? { provider: 'vimeo', id: number } : undefined;
}
