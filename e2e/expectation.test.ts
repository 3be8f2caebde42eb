import { describe, expect, test } from 'vitest';
import { expectationOf } from './expectation.ts';

describe('the expected and actual values of a failed journey', () => {
  test('are the text of an element, with the element', () => {
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

  test('are an element that never appeared', () => {
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

  test('are a URL and its pattern', () => {
    const message =
      'Error: expect(page).toHaveURL(expected) failed\n\nExpected pattern: /\\/x$/\nReceived string:  "about:blank"\n';
    expect(expectationOf(message)).toEqual({ expected: '/\\/x$/', actual: '"about:blank"' });
  });

  test('are the lines that differ between two values', () => {
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

  test('are what a click waited for', () => {
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

  test('are missing for an error of another kind', () => {
    expect(expectationOf('Error: The Tab key never came to it.')).toEqual({});
  });

  test('are one readable line', () => {
    const { actual } = expectationOf(`Expected: "a"\nReceived: "${'b'.repeat(5000)}"`);
    expect(actual).toHaveLength(400);
  });
});
