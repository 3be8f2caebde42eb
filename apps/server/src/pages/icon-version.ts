import { createHash } from 'node:crypto';
import type { SiteFacts } from '@porchlight/contract/rendering';

/** Version of the site's own icons, for their addresses: browsers cache icons for long. '' for the demonstration's. */
export function iconVersion({ logo, look, name }: Pick<SiteFacts, 'logo' | 'look' | 'name'>): string {
  if (!logo && !look) return '';
  return createHash('sha256')
    .update(JSON.stringify([logo, look, name]))
    .digest('hex')
    .slice(0, 8);
}

/** The address of an icon, with its version if the site has its own. */
export function iconAddress(path: string, site: Parameters<typeof iconVersion>[0]): string {
  const version = iconVersion(site);
  return version ? `${path}?v=${version}` : path;
}
