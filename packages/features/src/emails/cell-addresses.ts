const word = String.raw`[^\s@<>()[\]",;:|]+`;
/** What looks like an address. The server checks it. */
const addressPattern = new RegExp(String.raw`^${word}@${word}\.${word}$`);

/** Characters without width, which copied addresses bring along. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** A name, in quotation marks if it has a comma, or the address itself, and an address in angle brackets. */
const recipient =
  /^(?:"[^"]*"|'[^']*'|[^<>",;@]*|[^\s<>",;]+@[^\s<>",;]+)\s*<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+)\s*>[\s.]*$/i;

/** What people write for an empty value. */
const placeholder = /^(-+|–|—|n\/?a|none|null)$/i;

/** Whether a text is nothing but one address, or a name with one. */
export function isAddress(text: string): boolean {
  return addressPattern.test(addressIn(text));
}

/**
 * Returns the addresses of a cell, which may have several: 'a@example.org; b@example.org', 'Hart, Bill
 * <bill@example.org>, c@example.org', Google's ' ::: '. Text without an address is returned unchanged, so that no
 * one is lost unnoticed.
 */
export function addressesOf(cell: string): string[] {
  const text = cell.replace(invisible, '').replaceAll('\u00A0', ' ').trim();
  if (text === '' || placeholder.test(text)) return [];
  if (isAddress(text)) return [addressIn(text)];
  return withoutSurnames(splitList(text)).flatMap((part) => {
    if (isAddress(part)) return [addressIn(part)];
    const words = part.split(/\s+/);
    return words.length > 1 && words.every(isAddress) ? words.map(addressIn) : [part];
  });
}

/** The address in 'Bill Hart <bill@example.org>', 'bill@example.org (work)' or 'mailto:bill@example.org'. */
function addressIn(text: string): string {
  const trimmed = text.replace(invisible, '').trim();
  const bracketed = recipient.exec(trimmed)?.[1];
  return (bracketed ?? trimmed)
    .replace(/^mailto:/i, '')
    .replace(/\?(subject|body|cc)=.*$/i, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/^(['"`])(.*)\1$/, '$2')
    .replace(/(?<=@.*)[.,;]+$/, '');
}

/** Splits at separators outside quotation marks and angle brackets: those inside are part of a name. */
function splitList(text: string): string[] {
  const parts = text.replaceAll(':::', ';').match(/(?:"[^"]*"|<[^<>]*>|[^",;|\n\t])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}@]/u.test(part));
}

/** Drops the 'Hart' of 'Hart, Bill <bill@example.org>': it is a part of the name. */
function withoutSurnames(parts: readonly string[]): string[] {
  return parts.filter((part, index) => !(isName(part) && /^[^@<>]+<[^<>]+>$/.test(parts[index + 1] ?? '')));
}

/** Letters only: 'ruth at example.org' is an address with a slip. */
const isName = (text: string) => /^"?[\p{L}\p{M}'’. -]+"?$/u.test(text) && !/\p{L}\.\p{L}{2}| at /u.test(text);
