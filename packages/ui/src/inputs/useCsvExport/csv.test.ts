import { describe, expect, it } from 'vitest';
import { csvCell, toCsv } from './csv.ts';

describe('a CSV that a staff member opens in a spreadsheet', () => {
  it.each([
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+15550100', "'+15550100"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
  ])('does not calculate %j', (text, cell) => {
    expect(csvCell('text', text)).toBe(cell);
  });

  it('keeps numbers numbers, negative ones too', () => {
    expect(csvCell('money', -12.5)).toBe('-12.5');
    expect(csvCell('number', '7')).toBe('7');
  });

  it('escapes a formula in a number column too', () => {
    expect(csvCell('money', '=1+1')).toBe("'=1+1");
  });

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(csvCell('longText', 'Beans, rice\nand "greens"')).toBe('"Beans, rice\nand ""greens"""');
  });

  it('leaves empty values empty', () => {
    expect([null, undefined, '', '  '].map((value) => csvCell('text', value))).toEqual(['', '', '', '']);
  });

  it('starts with a byte order mark and ends every line the way spreadsheets expect', () => {
    const rows = [{ title: 'Ça va' }];
    expect(toCsv([{ header: 'Title', kind: 'text', value: (row) => row.title }], rows)).toBe(
      '\uFEFFTitle\r\nÇa va\r\n',
    );
  });
});
