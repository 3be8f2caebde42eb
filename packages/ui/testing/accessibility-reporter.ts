import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { checkedWidths, type StoryReport } from '../src/testing/accessibility/story-report.ts';

/** What the last run said of one stories file. */
export interface ComponentStatus {
  /** The component's place in the sidebar: 'Text/ReadMore'. */
  title: string;
  /** The first half of its stories' ids: 'text-readmore'. */
  id: string;
  /** Its stories. */
  stories: number;
  /** Stories x schemes x widths that were checked. */
  checks: number;
  /** What axe found, with the story, the scheme and the width. */
  violations: string[];
}

/** The file that Storybook's page reads: the status of every component, by its stories file. */
export type AccessibilityStatus = Record<string, ComponentStatus>;

/** How many checks a run of both schemes makes of a file. */
function fullChecks({ stories }: ComponentStatus): number {
  return stories * 2 * checkedWidths.length;
}

/**
 * Counts what the check after each story found, prints the sums and writes them down. A run of some files renews these
 * and leaves the others as they are; nothing in the file depends on the time or the machine.
 */
export class AccessibilityReporter implements Reporter {
  private readonly path: string;
  private root = '';

  /** @param path the file to write */
  constructor(path: string) {
    this.path = path;
  }

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const run: AccessibilityStatus = {};
    const schemes = new Set<string>();
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const reports = tests.filter((test) => test.meta().accessibility);
      if (reports.length === 0) continue;
      schemes.add(module.project.name);
      const file = relative(this.root, module.moduleId);
      run[file] = this.add(
        run[file] ?? this.empty(file, tests.length),
        reports,
        module.project.name.replace('storybook-', '').replace(/ .*/, ''),
      );
    }
    if (schemes.size === 0) return;
    this.print(run, schemes.size);
    // One scheme alone, or some stories of a file, is half the truth: only what ran whole is written down.
    this.write(Object.fromEntries(Object.entries(run).filter(([, status]) => status.checks === fullChecks(status))));
  }

  private add(sum: ComponentStatus, tests: TestCase[], scheme: string): ComponentStatus {
    for (const test of tests) {
      const report = test.meta().accessibility as StoryReport;
      sum.id = report.id.replace(/--.*/, '');
      for (const width of checkedWidths) {
        const lines = report.violations[width];
        if (!lines) continue;
        sum.checks += 1;
        sum.violations.push(...lines.map((line) => `${test.name}, ${scheme}, ${width} px: ${line.split('\n')[0]}`));
      }
    }
    return sum;
  }

  /** A status to count in. The title is read from the file: the report of a story doesn't carry it. */
  private empty(file: string, stories: number): ComponentStatus {
    const title = /title: '([^']+)'/.exec(readFileSync(join(this.root, file), 'utf8'))?.[1] ?? file;
    return { title, id: '', stories, checks: 0, violations: [] };
  }

  private print(run: AccessibilityStatus, schemes: number): void {
    const sum = (count: (status: ComponentStatus) => number) =>
      Object.values(run).reduce((total, status) => total + count(status), 0);
    const stories = sum((status) => status.stories);
    const checks = sum((status) => status.checks);
    const missing = stories * schemes * checkedWidths.length - checks;
    process.stdout.write(
      `\n Accessibility  ${stories} stories x ${schemes} schemes x ${checkedWidths.length} widths = ${checks} checks` +
        `${missing ? ` (${missing} missing)` : ''}, ${sum(({ violations }) => violations.length)} violations\n\n`,
    );
  }

  private write(run: AccessibilityStatus): void {
    const before: AccessibilityStatus = existsSync(this.path) ? JSON.parse(readFileSync(this.path, 'utf8')) : {};
    const all = Object.entries({ ...before, ...run })
      .filter(([file]) => existsSync(join(this.root, file)))
      .sort(([a], [b]) => a.localeCompare(b));
    writeFileSync(this.path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  }
}
