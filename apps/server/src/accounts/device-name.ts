import Bowser from 'bowser';

/** Maximum length of a `User-Agent` that is parsed, in characters. */
const agentMaxCharacters = 500;

/** A readable name of a browser and its device: 'Firefox on Windows'; '' when unknown. */
export function deviceName(userAgent = ''): string {
  if (!userAgent) return '';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, agentMaxCharacters));
  const platformName = platform.model && platform.vendor === 'Apple' ? platform.model : os.name;
  return [browser.name, platformName].filter(Boolean).join(' on ');
}
