import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { firstLine, recordFailure } from '../scripts/failures.ts';

/** Playwright reporter that passes failed journeys, and those that only passed on a retry, to `npm test`. */
export default class FailedJourneys implements Reporter {
  private journeys: Suite | undefined;
  private root = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    this.journeys = suite;
  }

  onError({ message }: { message?: string }): void {
    recordFailure({ name: 'outside of any journey', error: firstLine(message) });
  }

  onEnd(): void {
    for (const journey of this.journeys?.allTests() ?? []) {
      const outcome = journey.outcome();
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue;
      const error = journey.results.find(({ error }) => error)?.error?.message;
      const file = `${relative(this.root, journey.location.file)}:${journey.location.line}`;
      recordFailure({ file, name: journey.title, error: firstLine(error), passedOnRetry: outcome === 'flaky' });
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
