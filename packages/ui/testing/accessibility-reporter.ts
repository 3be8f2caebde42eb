import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { checkedViews, type TestScope } from '../src/testing/accessibility/story-report.ts';

/** The result of the last run for one stories file. */
export interface ComponentStatus {
  /** The component's place in the sidebar: 'Data display/ReadMore'. */
  title: string;
  /** The id of its first story: 'data-display-readmore--default'. */
  id: string;
  /** Its stories. */
  stories: number;
  /** Stories x views that were checked. */
  checks: number;
  /** What axe found, with the story, the scheme and the width. */
  violations: string[];
}

/** The file that Storybook's page reads: the status of every component, by its stories file. */
export type AccessibilityStatus = Record<string, ComponentStatus>;

/**
 * Counts what the check after each story found, prints the sums and, in the scope `full`, writes them down. A run of
 * some files renews these and leaves the others as they are; nothing in the file depends on the time or the machine.
 */
export class AccessibilityReporter implements Reporter {
  private readonly path: string;
  private readonly scope: TestScope;
  private root = '';

  /** @param path the file to write */
  constructor(path: string, scope: TestScope) {
    this.path = path;
    this.scope = scope;
  }

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const run: AccessibilityStatus = {};
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (!tests.some((test) => test.meta().accessibility)) continue;
      const file = relative(this.root, module.moduleId);
      run[file] = this.statusOf(file, tests);
    }
    if (Object.keys(run).length === 0) return;
    this.print(run);
    if (this.scope !== 'full') return;
    // Some stories of a file are half the truth: only what ran whole is written down.
    const isComplete = (status: ComponentStatus) => status.checks === this.expectedChecks(status);
    this.write(Object.fromEntries(Object.entries(run).filter(([, status]) => isComplete(status))));
  }

  /** How many checks a run makes of a file. */
  private expectedChecks({ stories }: ComponentStatus): number {
    return stories * checkedViews.length;
  }

  private statusOf(file: string, tests: readonly TestCase[]): ComponentStatus {
    const status: ComponentStatus = {
      title: this.titleOf(file),
      id: '',
      stories: tests.length,
      checks: 0,
      violations: [],
    };
    for (const test of tests) {
      const report = test.meta().accessibility;
      if (!report) continue;
      status.id ||= report.id;
      for (const { scheme, width, violations } of report.views) {
        status.checks += 1;
        status.violations.push(
          ...violations.map((line) => `${test.name}, ${scheme}, ${width} px: ${line.split('\n')[0]}`),
        );
      }
    }
    return status;
  }

  /** The title in the file's meta: the report of a story doesn't carry it. */
  private titleOf(file: string): string {
    const source = readFileSync(join(this.root, file), 'utf8');
    return /const meta\b.*?\btitle: '([^']+)'/s.exec(source)?.[1] ?? file;
  }

  private print(run: AccessibilityStatus): void {
    const sum = (count: (status: ComponentStatus) => number) =>
      Object.values(run).reduce((total, status) => total + count(status), 0);
    const stories = sum((status) => status.stories);
    const checks = sum((status) => status.checks);
    const missing = sum((status) => this.expectedChecks(status)) - checks;
    process.stdout.write(
      `\n Accessibility  ${stories} stories, ${checks} checks` +
        `${missing ? ` (${missing} missing)` : ''}, ${sum(({ violations }) => violations.length)} violations\n\n`,
    );
  }

  private write(run: AccessibilityStatus): void {
    const previous: AccessibilityStatus = existsSync(this.path) ? JSON.parse(readFileSync(this.path, 'utf8')) : {};
    const entries = Object.entries({ ...previous, ...run })
      .filter(([file]) => existsSync(join(this.root, file)))
      .sort(([a], [b]) => a.localeCompare(b));
    writeFileSync(this.path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  }
}
