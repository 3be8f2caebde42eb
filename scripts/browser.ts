/** Finds the Chromium that stories and journeys run in, and installs one where there is none. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installDebianPackage } from './debian-package.ts';

/** Debian's Chromium. */
const debianBrowser = '/usr/bin/chromium';

/**
 * Path of a Chromium: `PLAYWRIGHT_CHROMIUM`, else Debian's, else Playwright's own; null when there is none.
 * @throws Error when `PLAYWRIGHT_CHROMIUM` names a file that does not exist
 */
export function findBrowser(): string | null {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  return [debianBrowser, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/**
 * Path of a Chromium, installing one if needed: Playwright's download, or Debian's package where that fails.
 * @throws Error when no way works
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one...');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  if (!findBrowser()) {
    installDebianPackage('chromium');
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'No Chromium could be installed. Install one and name it in PLAYWRIGHT_CHROMIUM, then run npm test again.',
    );
  }
  return installed;
}

/** Debian's Chromium without windows. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium without windows: it opens a page in three quarters of the work, and shows no PDF. Where there is
 * none, or `PLAYWRIGHT_CHROMIUM` names a browser, that of `findBrowser`.
 */
export function findHeadlessShell(): string | null {
  return !process.env.PLAYWRIGHT_CHROMIUM && existsSync(headlessShell) ? headlessShell : findBrowser();
}

/** Installs Debian's Chromium without windows beside its Chromium. Where that fails, the other one does it all. */
export function ensureHeadlessShell(): void {
  if (process.env.PLAYWRIGHT_CHROMIUM || findHeadlessShell() !== debianBrowser) return;
  installDebianPackage('chromium-headless-shell');
}

/** Arguments for a Chromium that draws alike everywhere, and that root may start. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * What the journeys' Chromium leaves alone. Of several such lists the last one counts: this holds all of Playwright's
 * own, and the two pages that every window loads for the menu under an address bar that nobody sees, a fifth of the
 * journeys' work.
 */
export const disabledFeatures: readonly string[] = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

if (import.meta.main) {
  const path = ensureBrowser();
  console.log(execFileSync(path, ['--version', ...browserArgs.slice(0, 1)], { encoding: 'utf8' }).trim());
}
