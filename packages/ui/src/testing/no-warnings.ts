import { afterAll, afterEach, expect } from 'vitest';
import { formatConsoleCall } from './console-spy.ts';

/** The product's own messages for developers when a request fails: see `reportFailure`. */
const productMessage = /^Could not [^:]+:$/;

/** React's advice for unit tests; in a browser focus moves by itself, outside of any `act`. */
const adviceForTests = /not wrapped in act\(|inside an `act` scope|not configured to support act\(/;

const warnings: string[] = [];
const { error, warn } = console;
// Not Vitest's spy, which Storybook's own spy can't wrap.
const recordWarnings =
  (log: typeof error): typeof error =>
  (...parts) => {
    log(...parts);
    const text = String(parts[0]);
    if (!productMessage.test(text) && !adviceForTests.test(text)) warnings.push(formatConsoleCall(parts));
  };
Object.assign(console, { error: recordWarnings(error), warn: recordWarnings(warn) });

// Runs for every story: a warning of React, MUI, the DataGrid or the router is a defect. A story that causes an error
// on purpose must spy on the console itself.
afterEach(() => {
  expect(warnings.splice(0), 'warnings in the console').toEqual([]);
});

afterAll(() => {
  Object.assign(console, { error, warn });
});
