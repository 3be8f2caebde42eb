/** Number of rows that fill more than two pages of a list. */
export const manyRowCount = 60;

/** Makes `manyRowCount` rows from the given ones, with unique names. @param main the field with a row's name */
export function repeatRows<Row extends { id: number }>(rows: readonly Row[], main: string, isEmail: boolean): Row[] {
  return Array.from({ length: manyRowCount }, (_, index) => {
    const row = rows[index % rows.length] as Row;
    const name = isEmail
      ? `neighbor${index + 1}@example.org`
      : `${index + 1}: ${(row as Record<string, unknown>)[main]}`;
    return { ...row, id: index + 1, [main]: name };
  });
}
