/** Parses addresses that people type or paste into the editor, for links and films of a document. */
import { attribute, type EmbedProvider } from './rich-text.ts';

/** Matches paths of this site's record pages. */
const recordPage = /^\/(story|article|event|election|podcast)\/([1-9]\d{0,14})(?=[?#]|$)/;
const address = /^(?:https?:\/\/[^\s/]+\S*|mailto:[^\s@]+@\S+|tel:\+?[\d().\- ]+|\/(?![/\\])[^\s\\]*)$/i;

/**
 * Attributes of a link for a typed or pasted address. Links to a record page of this site store the record, so that
 * they stay valid when its address changes.
 * @param origin of this site
 * @returns undefined if the address is not allowed
 */
export function linkAttributes(typed: string, origin: string): Record<string, string | number> | undefined {
  const text = typed
    .trim()
    .replace(/^https?:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&]+).*$/i, (_, to) => safeDecode(to));
  const withScheme = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
  const href = /^[^\s@/:]+@[^\s@/]+$/.test(withScheme) ? `mailto:${withScheme}` : withScheme;
  const sitePath = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  // File names contain spaces, which browsers accept in links.
  const path = /^(https?:\/\/[^\s/]+)?\//i.test(sitePath) ? sitePath.replaceAll(' ', '%20') : sitePath;
  const [, entity, id] = recordPage.exec(path) ?? [];
  if (entity) return { entity, id: Number(id) };
  return address.test(path) ? { href: path } : undefined;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a link as shown in the editor. */
export function linkHref(attrs: Readonly<Record<string, unknown>>): string {
  return attribute({ attrs }, 'href') || `/${attribute({ attrs }, 'entity')}/${attribute({ attrs }, 'id')}`;
}

/** The YouTube or Vimeo film at an address; undefined for any other address. */
export function parseFilmUrl(typed: string): { provider: EmbedProvider; id: string } | undefined {
  const youtube =
    /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/i;
  const [, film] = youtube.exec(typed.trim()) ?? [];
  if (film) return { provider: 'youtube', id: film };
  const [, number] = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/i.exec(typed.trim()) ?? [];
  return number ? { provider: 'vimeo', id: number } : undefined;
}
