/**
 * A calendar whose own properties come before its first component: a program that reads by the grammar stops at one
 * that comes later. ical-generator writes how often to ask again after the zones.
 * @param calendar lines that end in CRLF, folded ones among them
 * @see RFC 5545, 3.6
 */
export function propertiesFirst(calendar: string): string {
  const [, begin = '', inside = '', end = ''] = /^(.*?\r\n)([\s\S]*)(END:VCALENDAR\r\n)$/.exec(calendar) ?? [];
  const components: string[] = [];
  const properties = inside.replace(/^BEGIN:(.+)\r\n[\s\S]*?^END:\1\r\n/gm, (component) => {
    components.push(component);
    return '';
  });
  return begin + properties + components.join('') + end;
}
