import Bowser from 'bowser';

/** Characters of a `User-Agent` that are looked at. */
const agentMaxCharacters = 500;

/** What somebody signs in with, as they know it: 'Firefox on Windows'; '' for what does not say. */
export function deviceName(userAgent = ''): string {
  if (!userAgent) return '';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, agentMaxCharacters));
  const place = platform.model && platform.vendor === 'Apple' ? platform.model : os.name;
  return [browser.name, place].filter(Boolean).join(' on ');
}
