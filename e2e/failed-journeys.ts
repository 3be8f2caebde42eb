import { join, relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { asPattern, firstLine, recordFailure, shellQuote } from '../scripts/failures.ts';
import { expectationOf } from './expectation.ts';

/** Playwright reporter that passes failed journeys, and those that only passed on a retry, to `npm test`. */
export default class FailedJourneys implements Reporter {
  private journeys: Suite | undefined;
  /** The repository's root. */
  private root = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = join(config.rootDir, '..');
    this.journeys = suite;
  }

  onError({ message }: { message?: string }): void {
    recordFailure({ name: 'outside of any journey', error: firstLine(message) });
  }

  onEnd(): void {
    for (const journey of this.journeys?.allTests() ?? []) {
      const outcome = journey.outcome();
      if (outcome === 'unexpected' || outcome === 'flaky') this.record(journey, outcome === 'flaky');
    }
  }

  private record(journey: TestCase, passedOnRetry: boolean): void {
    const result = journey.results.find(({ error }) => error) ?? journey.results.at(0);
    const message = result?.error?.message ?? '';
    const file = relative(this.root, journey.location.file);
    // Without the file's name and the project's.
    const title = journey.titlePath().slice(3).join(' ');
    const screenshot = result?.attachments.find(({ name, path }) => name === 'screenshot' && path)?.path;
    recordFailure({
      file: `${file}:${journey.location.line}`,
      name: title,
      error: firstLine(message),
      ...expectationOf(message),
      screenshot: screenshot && relative(this.root, screenshot),
      command: `npm run journeys -- ${file} -g ${shellQuote(asPattern(title))}`,
      passedOnRetry,
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
