/** Parses addresses that people type or paste into the editor, for links and films of a document. */
import { removeInvisible } from './invisible-characters.ts';
import { attribute, type EmbedProvider } from './rich-text.ts';
import { recordAt } from './rich-text-records.ts';
import { unwrapLink } from './unwrap-link.ts';

/**
 * Where a link can lead: another site, a mailbox, a telephone, a text message, a page of this site, a place in the page.
 */
export const linkPattern =
  /^(?:https?:\/\/[^\s/]+\S*|mailto:(?:[^\s@?]+@|\?)\S+|(?:tel|sms):\+?[\w%().,;:*#=/?&+-]*\d[\w%().,;:*#=/?&+-]*|tel:\+?[\d().\- ]+|\/(?![/\\])[^\s\\]*|#[^\s\\]*)$/i;

/** Endings of files, which look like those of hosts: `about.html`. */
const fileEnding =
  /\.(?:html?|xhtml|php|aspx?|jsp|cgi|pdf|docx?|xlsx?|pptx?|odt|ods|rtf|txt|csv|xml|json|jpe?g|png|gif|webp|svg|mp[34]|m4a|wav|css|js)$/i;
/** A host without its scheme. */
const bareHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[\w-]+)(?=[:/?#]|$)/iu;

/**
 * Attributes of a link for a typed or pasted address. Links to a record page of this site store the record, so that
 * they stay valid when its address changes. What a mail provider wrapped is unwrapped, and invisible characters are
 * removed.
 * @param origin of this site
 * @param isTyped whether a person typed it: then `example.org` is a host; in the markup of a page it is a file beside it
 * @returns undefined if the address is not allowed
 */
export function linkAttributes(
  address: string,
  origin: string,
  isTyped = false,
): Record<string, string | number> | undefined {
  // Browsers ignore line breaks in addresses as well.
  const text = removeInvisible(address)
    .replace(/[\t\r\n]+/g, '')
    .trim();
  const href = unwrapLink(withScheme(text.startsWith('//') ? `https:${text}` : text, isTyped));
  const path = encodeSpaces(href.startsWith(`${origin}/`) ? href.slice(origin.length) : href);
  const record = recordAt(path);
  if (record) return { entity: record.name, id: record.id };
  const isAllowed = linkPattern.test(path) && !path.startsWith('#') && (!/^https?:/i.test(path) || URL.canParse(path));
  return isAllowed ? { href: path } : undefined;
}

function withScheme(text: string, isTyped: boolean): string {
  if (/^[^\s@/:?#]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const [host = ''] = bareHost.exec(text) ?? [];
  if (host === '' || fileEnding.test(host)) return text;
  return isTyped || /^www\./i.test(host) ? `https://${text}` : text;
}

/** Names of files, subjects of mails and telephone numbers contain spaces, which browsers accept in links. */
function encodeSpaces(href: string): string {
  const isSpaced = /^(?:(?:https?:\/\/[^\s/]+)?\/|mailto:[^\s?]*[?@]|tel:|sms:)/i.test(href);
  return isSpaced && !/^tel:\+?[\d().\- ]+$/i.test(href) ? href.replaceAll(' ', '%20') : href;
}

/** The address of a link as shown in the editor. */
export function linkHref(attrs: Readonly<Record<string, unknown>>): string {
  return attribute({ attrs }, 'href') || `/${attribute({ attrs }, 'entity')}/${attribute({ attrs }, 'id')}`;
}

/** The YouTube or Vimeo film at an address; undefined for any other address. */
export function parseFilmUrl(typed: string): { provider: EmbedProvider; id: string } | undefined {
  const youtube =
    /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/i;
  const text = removeInvisible(typed).trim();
  const [, film] = youtube.exec(text) ?? [];
  if (film) return { provider: 'youtube', id: film };
  const [, number] = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/i.exec(text) ?? [];
  return number ? { provider: 'vimeo', id: number } : undefined;
}
