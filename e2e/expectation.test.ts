import { describe, expect, test } from 'vitest';
import { expectationOf } from './expectation.ts';

describe('what a failed journey expected, and what there was', () => {
  test('is the text of an element, with the element', () => {
    const message = [
      'Error: expect(\u001b[31mlocator\u001b[39m).toHaveText(expected) failed',
      '',
      "Locator:  locator('p')",
      'Expected: \u001b[32m"Two"\u001b[39m',
      'Received: "One"',
      'Timeout:  300ms',
    ].join('\n');
    expect(expectationOf(message)).toEqual({ expected: 'locator(\'p\') "Two"', actual: '"One"' });
  });

  test('is an element that never came', () => {
    const message = [
      'Error: expect(locator).toBeVisible() failed',
      '',
      "Locator: getByRole('button', { name: 'Save' })",
      'Expected: visible',
      'Timeout: 300ms',
      'Error: element(s) not found',
      '',
      'Call log:',
      "  - waiting for getByRole('button', { name: 'Save' })",
    ].join('\n');
    expect(expectationOf(message)).toEqual({
      expected: "getByRole('button', { name: 'Save' }) visible",
      actual: 'element(s) not found',
    });
  });

  test('is an address by its pattern', () => {
    const message =
      'Error: expect(page).toHaveURL(expected) failed\n\nExpected pattern: /\\/x$/\nReceived string:  "about:blank"\n';
    expect(expectationOf(message)).toEqual({ expected: '/\\/x$/', actual: '"about:blank"' });
  });

  test('are the lines in which two values differ', () => {
    const message = [
      'Error: expect(received).toEqual(expected) // deep equality',
      '',
      '- Expected  - 1',
      '+ Received  + 3',
      '',
      '- Array []',
      '+ Array [',
      '+   "/story/1, dark: color-contrast",',
      '+ ]',
    ].join('\n');
    expect(expectationOf(message)).toEqual({
      expected: 'Array []',
      actual: 'Array [ "/story/1, dark: color-contrast", ]',
    });
  });

  test('is what a press waited for', () => {
    const message = [
      'TimeoutError: locator.click: Timeout 300ms exceeded.',
      'Call log:',
      "  - waiting for getByRole('button', { name: 'Save' })",
      '    - locator resolved to <button disabled>Save</button>',
      '  - attempting click action',
      '    2 × waiting for element to be visible, enabled and stable',
      '      - element is not enabled',
      '    - retrying click action',
      '      - waiting 100ms',
    ].join('\n');
    expect(expectationOf(message)).toEqual({
      expected: "getByRole('button', { name: 'Save' })",
      actual: 'element is not enabled',
    });
  });

  test('is nothing for an error of another kind', () => {
    expect(expectationOf('Error: The Tab key never came to it.')).toEqual({});
  });

  test('is one line that can be read', () => {
    const { actual } = expectationOf(`Expected: "a"\nReceived: "${'b'.repeat(5000)}"`);
    expect(actual).toHaveLength(400);
  });
});
