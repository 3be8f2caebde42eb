import type { BrokenLink } from '@porchlight/contract/broken-links';
import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { dayAt, formatLongDate } from '@porchlight/contract/dates';
import { entityOf } from '@porchlight/contract/entities';
import { namedUse } from '../entity/index.ts';

const reasons: Readonly<Record<Exclude<BrokenLink['problem'], 'status'>, string>> = {
  draft: 'the page is a draft',
  in_review: 'the page is waiting for review',
  scheduled: 'the page is not published yet',
  archived: 'the page is archived',
  deleted: 'the page was deleted',
  removed: 'the page was removed permanently',
  missing: 'there is no page at this address',
  timeout: 'the website did not respond in time',
  unknown_host: 'there is no website with this name',
  no_response: 'the website can’t be reached',
  certificate: 'the website’s certificate is not valid',
  redirects: 'the website sends visitors in a circle',
  private: 'only people in a private network can open this address',
};

/** Whether a link leads to another site, so that it can be checked again. */
export const isOnAnotherSite = ({ checked_at }: BrokenLink): boolean => checked_at !== null;

/** 'In Story “Beans”, Content' */
export function placeOfLink(link: BrokenLink): string {
  return `In ${namedUse(link)}, ${entityOf(link.resource).fields[link.field]?.label ?? link.field}`;
}

/** '/story/7: the page is archived', with the day of the check for another site. */
export function brokenLinkText(link: BrokenLink): string {
  const { target, problem, status, checked_at } = link;
  const reason = problem === 'status' ? statusText(status) : reasons[problem];
  const checked = checked_at === null ? '' : ` (checked on ${formatLongDate(dayAt(new Date(checked_at)))})`;
  return `${target}: ${reason}${checked}`;
}

function statusText(status: number | null): string {
  return status === 404 || status === 410
    ? `the website has no such page (status ${status})`
    : `the website has a problem (status ${status})`;
}

/** The form that has the link, at its section or field. */
export function formOfLink({ resource, id, field, section }: BrokenLink): string {
  return `${dashboardUrls[resource].edit(id)}#${section || field}`;
}
