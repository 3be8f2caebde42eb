/** Finds the Chromium for stories and journeys, and installs one if there is none. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOrInstall, installDebianPackage } from './debian-package.ts';

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
 * Path of a Chromium, which is installed if missing: Playwright's download, or Debian's package where that fails.
 * @throws Error if no way works
 */
export function ensureBrowser(): string {
  const install = () => {
    const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
    if (!findBrowser()) installDebianPackage('chromium');
  };
  const help = 'Install one and set PLAYWRIGHT_CHROMIUM to its path, then run npm test again.';
  return findOrInstall('Chromium', findBrowser, install, help);
}

/** Debian's headless Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of a headless Chromium, which opens a page in three quarters of the time but can't display PDFs. If there is
 * none, or `PLAYWRIGHT_CHROMIUM` is set, the path of `findBrowser`.
 */
export function findHeadlessShell(): string | null {
  return !process.env.PLAYWRIGHT_CHROMIUM && existsSync(headlessShell) ? headlessShell : findBrowser();
}

/** Installs Debian's headless Chromium beside its Chromium. If that fails, Chromium is used instead. */
export function ensureHeadlessShell(): void {
  if (process.env.PLAYWRIGHT_CHROMIUM || findHeadlessShell() !== debianBrowser) return;
  installDebianPackage('chromium-headless-shell');
}

/** Arguments for consistent rendering on all machines, and to allow running as root. */
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
 * Chromium features that journeys disable. Only the last `--disable-features` counts, so this list contains
 * Playwright's own, and in addition the two address bar pop-ups that every window loads although nobody sees them, a
 * fifth of the journeys' work.
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
