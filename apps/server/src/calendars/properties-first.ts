/**
 * Moves a calendar's own properties before its first component, as the grammar demands; strict programs reject them
 * later. ical-generator writes the refresh interval after the time zones.
 * @param calendar iCalendar text with CRLF line ends; lines may be folded
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
