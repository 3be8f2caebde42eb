/** The content of a mail, before it is rendered as text and HTML. */
export interface EmailContent {
  subject: string;
  /** One sentence each. */
  paragraphs: readonly string[];
  /** The action that the mail asks for, if any, and its URL. */
  link?: { text: string; href: string };
  /** Further notes, in small print. */
  notes: readonly string[];
  /** A further link, in small print below the notes. @default none */
  furtherLink?: { text: string; href: string };
}

/** A mail that can be sent. */
export interface EmailMessage {
  /** Its single recipient. */
  to: string;
  subject: string;
  /** Who gets the answer. @default the sender */
  replyTo?: string;
  text: string;
  html: string;
  /** URL of its link, for an administrator who passes it on in person. */
  link?: string;
  /** Further headers, such as those by which people leave a list. @default none */
  headers?: Readonly<Record<string, string>>;
  /** The logo, shown by the HTML, and an entry for the reader's calendar. */
  attachments?: readonly (EmailPicture | EmailCalendar)[];
}

/** A picture inside a mail, which loads nothing from elsewhere. */
interface EmailPicture {
  filename: string;
  content: Buffer;
  contentType: 'image/png';
  contentDisposition: 'inline';
  /** What the HTML names it by, after `cid:`. */
  cid: string;
}

/** An entry for the reader's calendar, as a file. */
interface EmailCalendar {
  filename: string;
  content: string;
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH';
  contentDisposition: 'attachment';
}

/** Who sends a mail. */
export interface EmailSender {
  /** The organization's name. */
  name: string;
  /** Colors of its look; undefined for a plain mail, as the demonstration sends it. */
  colors?: { primary: string; onPrimary: string };
  /** Its logo as PNG. */
  logo?: Buffer;
}

/**
 * Renders a mail as text and as HTML with the same content. It loads no external resources, so it can't be tracked.
 * @param options.headers see `EmailMessage`. @param options.calendar an iCalendar file to attach
 */
export function renderEmail(
  to: string,
  sender: EmailSender,
  { subject, paragraphs, link, notes, furtherLink }: EmailContent,
  { headers, calendar }: Pick<EmailMessage, 'headers'> & { calendar?: string } = {},
): EmailMessage {
  const linkText = (each: EmailContent['link']) => (each ? [`${each.text}:\n${each.href}`] : []);
  const parts = [...paragraphs, ...linkText(link), ...notes, ...linkText(furtherLink), `-- \n${sender.name}`];
  const text = parts.join('\n\n');
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif"><div style="max-width:34em">',
    ...headMarkup(sender),
    ...paragraphs.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    ...(link ? [linkMarkup(link, sender)] : []),
    ...notes.map((note) => `<p style="font-size:14px">${escapeHtml(note)}</p>`),
    ...(furtherLink
      ? [`<p style="font-size:14px"><a href="${escapeHtml(furtherLink.href)}">${escapeHtml(furtherLink.text)}</a></p>`]
      : []),
    `<p>${escapeHtml(sender.name)}</p></div></body></html>`,
  ].join('\n');
  return {
    ...{ to, subject, text: `${text}\n`, html },
    ...(link && { link: link.href }),
    ...(headers && { headers }),
    ...attachments(sender, calendar),
  };
}

/** The logo and the name above a mail, over a line in the primary color; nothing in a plain mail. */
function headMarkup({ name, colors, logo }: EmailSender): string[] {
  if (!colors && !logo) return [];
  const line = colors ? `border-bottom:4px solid ${colors.primary};` : '';
  const picture = logo ? `<img src="cid:${logoId}" alt="" width="48" height="48" style="vertical-align:middle"> ` : '';
  return [`<p style="${line}padding-bottom:12px;font-weight:bold">${picture}${escapeHtml(name)}</p>`];
}

const logoId = 'logo';

function attachments({ logo }: EmailSender, calendar?: string): Pick<EmailMessage, 'attachments'> {
  if (!logo && calendar === undefined) return {};
  const shown = { contentType: 'image/png', contentDisposition: 'inline', cid: logoId } as const;
  const attached = {
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    contentDisposition: 'attachment',
  } as const;
  return {
    attachments: [
      ...(logo ? [{ filename: 'logo.png', content: logo, ...shown }] : []),
      ...(calendar === undefined ? [] : [{ filename: 'event.ics', content: calendar, ...attached }]),
    ],
  };
}

/** A link followed by its URL as text, since some mail programs remove links. */
function linkMarkup({ text, href }: { text: string; href: string }, { colors }: EmailSender): string {
  const address = escapeHtml(href);
  const style = colors
    ? ` style="display:inline-block;padding:12px 20px;border-radius:4px;background:${colors.primary};color:${colors.onPrimary};text-decoration:none"`
    : '';
  return `<p><a href="${address}"${style}>${escapeHtml(text)}</a></p>\n<p style="font-size:14px;overflow-wrap:anywhere">${address}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
