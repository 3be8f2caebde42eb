/** Words that always mean that someone must not get email, whatever the column. */
const marks =
  /^(unsubscribed?|opt(ed)?[ -]?out|(hard |soft )?bounced?|cleaned|complain(ed|t)|(marked as )?spam|suppressed|do not (e-?mail|mail|contact)|non-?subscribed)$/i;

/** Headings of columns that say who gets email. */
const consentHeading =
  /opt(ed)?[ _-]?in\b|subscri|accepts|consent|newsletter|mailing list|permission|e-?mail (status|marketing)/i;

/** Headings of columns that say who gets no email. */
const refusalHeading =
  /un-?subscri|unsub_|opt(ed)?[ _-]?out|optout|optedout|bounce|do[ _-]?not[ _-]?(e-?mail|mail|contact|send)|no (bulk )?(e-?mail|mail)|suppress|complain|clean_time|on hold/i;

const statusHeading = /status/i;

/** Headings of links that every subscriber has. */
const linkHeading = /link|url|token/i;
const refusedStatus = /unsub|opt(ed)?[ -]?out|bounc|cleaned|complain|spam|suppress|blocked|inactive|non-?subscribed/i;

const no = /^(0|no|n|false|none|never|off|not subscribed)$/i;

/**
 * Returns why someone must not get email, from the cells of their row: 'Email status: unsubscribed'.
 * @param headings the columns' headings; none for a list without
 */
export function optOutMark(cells: readonly string[], headings: readonly string[]): string | undefined {
  for (const [index, cell] of cells.entries()) {
    const text = cell.trim();
    const heading = headings[index]?.trim() ?? '';
    if (text !== '' && isRefusal(text, heading)) return heading === '' ? text : `${heading}: ${text}`;
  }
  return undefined;
}

function isRefusal(text: string, heading: string): boolean {
  if (marks.test(text)) return true;
  if (linkHeading.test(heading)) return false;
  if (refusalHeading.test(heading)) return !no.test(text);
  if (statusHeading.test(heading) && /mail|subscri|marketing|opt|contact/i.test(heading)) {
    return refusedStatus.test(text) || no.test(text);
  }
  return consentHeading.test(heading) && (no.test(text) || refusedStatus.test(text));
}
