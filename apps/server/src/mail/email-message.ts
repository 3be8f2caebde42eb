/** The content of a mail, before it is rendered as text and HTML. */
export interface EmailContent {
  subject: string;
  /** One sentence each. */
  paragraphs: readonly string[];
  /** The action that the mail asks for, if any, and its URL. */
  link?: { text: string; href: string };
  /** Further notes, in small print. */
  notes: readonly string[];
}

/** A mail that can be sent. */
export interface EmailMessage {
  /** Its single recipient. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** URL of its link, for an administrator who passes it on in person. */
  link?: string;
}

/**
 * Renders a mail as text and as HTML with the same content. It loads no external resources, so it can't be tracked.
 * @param sender the organization's name
 */
export function renderEmail(
  to: string,
  sender: string,
  { subject, paragraphs, link, notes }: EmailContent,
): EmailMessage {
  const text = [...paragraphs, ...(link ? [`${link.text}:\n${link.href}`] : []), ...notes, `-- \n${sender}`].join(
    '\n\n',
  );
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif"><div style="max-width:34em">',
    ...paragraphs.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    ...(link ? [linkMarkup(link)] : []),
    ...notes.map((note) => `<p style="font-size:14px">${escapeHtml(note)}</p>`),
    `<p>${escapeHtml(sender)}</p></div></body></html>`,
  ].join('\n');
  return { to, subject, text: `${text}\n`, html, ...(link && { link: link.href }) };
}

/** A link followed by its URL as text, since some mail programs remove links. */
function linkMarkup({ text, href }: { text: string; href: string }): string {
  const address = escapeHtml(href);
  return `<p><a href="${address}">${escapeHtml(text)}</a></p>\n<p style="font-size:14px;overflow-wrap:anywhere">${address}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
