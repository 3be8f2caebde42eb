import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { firstLine, recordFailure } from './failures.ts';

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
      for (const test of module.children.allTests('failed'))
        recordFailure({ file, name: test.fullName, error: firstLine(test.result().errors?.[0]?.message) });
    }
    for (const { message } of unhandled) recordFailure({ name: 'outside of any test', error: firstLine(message) });
  }
}
