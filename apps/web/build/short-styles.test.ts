import { expect, test } from 'vitest';
import { shortened } from './short-styles.ts';

test('styles lose their lines, their indentation and what was said beside them', () => {
  const css = `
  display: grid;
  /* It isn't
     there yet; a { b */
  gap: 0 4px;
  &[data-past] > div:first-of-type , & + p :not(a) {
    margin: -1px auto;
  }
`;
  expect(shortened(css)).toBe(
    ' display:grid;gap:0 4px;&[data-past]>div:first-of-type,& + p :not(a){margin:-1px auto;}',
  );
});

test('what stands in quotes stays as it is', () => {
  expect(shortened(`content:  ' ( ; ) ' ;  grid-area: "a  >  b";`)).toBe(`content:' ( ; ) ';grid-area:"a  >  b";`);
});

test('a value and what it is part of stay apart or together', () => {
  // The pieces around two values: `margin: ${a} ${b}; color: ${c}`.
  expect(['margin: ', ' ', ';\n  color: '].map(shortened)).toEqual(['margin:', ' ', ';color:']);
  expect(shortened('calc(100% - ')).toBe('calc(100% - ');
});
