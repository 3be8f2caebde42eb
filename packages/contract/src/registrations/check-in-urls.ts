import { dashboardUrls } from '../dashboard-urls.ts';

/** URL of an event's check-in screen. */
export const checkInUrl = (event: number | string) => `${dashboardUrls.event.show(event)}/check-in`;

/** URL of the list of an event's guests, to be printed. */
export const guestListUrl = (event: number | string) => `${dashboardUrls.event.show(event)}/guest-list`;

/** Whether the page at a path may use the camera: browsers decide that when they load the page. */
export function canUseCamera(path: string): boolean {
  const [start = '', end = ''] = checkInUrl(' ').split(' ');
  return path.startsWith(start) && path.endsWith(end) && !path.slice(start.length, -end.length).includes('/');
}
