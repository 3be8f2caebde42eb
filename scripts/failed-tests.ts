import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { asPattern, firstLine, recordFailure, shellQuote } from './failures.ts';

/** Vitest reporter that passes failed tests, files that failed to load and unhandled errors to `npm test`. */
export class FailedTests implements Reporter {
  private root = '';

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      const file = relative(this.root, module.moduleId);
      for (const { message } of module.errors())
        recordFailure({ file, name: 'loading the file', error: firstLine(message) });
      for (const test of module.children.allTests('failed')) {
        const [error] = test.result().errors ?? [];
        const { expected, actual } = error ?? {};
        const name = shellQuote(asPattern(test.fullName));
        // Without the browser in parentheses.
        const project = test.project.name.replace(/ \(.+\)$/, '');
        const command = `npx vitest run --project ${project} ${shellQuote(file)} -t ${name}`;
        const screenshot = screenshotOf(test);
        recordFailure({
          ...{ file, name: test.fullName, error: firstLine(error?.message), expected, actual, command },
          screenshot: screenshot && relative(this.root, screenshot),
        });
      }
    }
    for (const { message } of unhandled) recordFailure({ name: 'outside of any test', error: firstLine(message) });
  }
}

/** Path of the picture of the page when a test failed in a browser. */
function screenshotOf(test: TestCase): string | undefined {
  const pictures = test.artifacts().flatMap(({ attachments = [] }) => attachments);
  return pictures.find(({ contentType }) => contentType === 'image/png')?.path;
}
