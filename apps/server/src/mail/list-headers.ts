/**
 * The headers by which mail programs offer to leave a list: with one press, sent by POST without a page or a sign-in
 * (RFC 8058), or by opening the page (RFC 2369). Every email to the list has them.
 * @param leaveUrl link that leaves the list for the email's only recipient
 */
export function listHeaders(leaveUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
