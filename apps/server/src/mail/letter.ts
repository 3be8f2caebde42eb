/** What a mail says, before it is written as text and as HTML. */
export interface Words {
  subject: string;
  /** One sentence each. */
  paragraphs: readonly string[];
  /** What is asked for, if anything, and where it is done. */
  link?: { text: string; href: string };
  /** What to know besides, in small letters. */
  notes: readonly string[];
}

/** A mail that can be sent. */
export interface Letter {
  /** The one address it goes to. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that it leads to, for who hands it over in person. */
  link?: string;
}

/**
 * Writes a mail as text and as HTML, which say the same. Nothing is loaded from anywhere, so nobody learns that it was read.
 * @param sender the organization's name
 */
export function writeLetter(to: string, sender: string, { subject, paragraphs, link, notes }: Words): Letter {
  const text = [...paragraphs, ...(link ? [`${link.text}:\n${link.href}`] : []), ...notes, `-- \n${sender}`].join(
    '\n\n',
  );
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif"><div style="max-width:34em">',
    ...paragraphs.map((sentence) => `<p>${escaped(sentence)}</p>`),
    ...(link ? [linkMarkup(link)] : []),
    ...notes.map((note) => `<p style="font-size:14px">${escaped(note)}</p>`),
    `<p>${escaped(sender)}</p></div></body></html>`,
  ].join('\n');
  return { to, subject, text: `${text}\n`, html, ...(link && { link: link.href }) };
}

/** A link that is also to be read: some programs for mails take links away. */
function linkMarkup({ text, href }: { text: string; href: string }): string {
  const address = escaped(href);
  return `<p><a href="${address}">${escaped(text)}</a></p>\n<p style="font-size:14px;overflow-wrap:anywhere">${address}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
