/** Finds the Chromium for stories and journeys, and installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOrInstall, installDebianPackage, runInstaller } from './debian-package.ts';
import { exitOnMissing, Missing } from './missing.ts';

/** Debian's Chromium. */
const debianBrowser = '/usr/bin/chromium';

/**
 * Path of a Chromium: `PLAYWRIGHT_CHROMIUM`, else Debian's, else Playwright's own; null when there is none.
 * @throws Missing when `PLAYWRIGHT_CHROMIUM` names a file that does not exist
 */
export function findBrowser(): string | null {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (!existsSync(named))
      throw new Missing(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist: name a Chromium, or unset it.`);
    return named;
  }
  return [debianBrowser, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Installs the Chromium that Playwright downloads. @returns why it failed */
function downloadBrowser(): string | undefined {
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  return runInstaller([process.execPath, cli, 'install', 'chromium'], { timeout: 300_000 });
}

/** The version that a browser reports. @throws Missing if it does not start */
function browserVersion(path: string): string {
  // Chromium refuses to run as root in its sandbox.
  const { status, error, stdout, stderr } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  const [reason = 'it gave no reason'] = [error?.message, ...(stderr ?? '').split('\n')].flatMap((line) => line || []);
  throw new Missing(
    `${path} does not start: ${reason}. Install what it lacks, or name another Chromium in PLAYWRIGHT_CHROMIUM.`,
  );
}

/**
 * Path of a Chromium that starts. If there is none, it is installed: Playwright's download, or Debian's package where
 * that fails.
 * @throws Missing if no way works, or it does not start
 */
export function ensureBrowser(): string {
  const install = [downloadBrowser, () => installDebianPackage('chromium')];
  const help = 'install it (Debian: apt-get install chromium), or name another Chromium in PLAYWRIGHT_CHROMIUM';
  const path = findOrInstall('Chromium', findBrowser, install, help);
  browserVersion(path);
  return path;
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
  exitOnMissing();
  console.log(browserVersion(ensureBrowser()));
}
