/** The first column of each cell of a table, with cells that reach into later rows taken into account. */
export function cellColumns(table: HTMLTableElement): Map<HTMLTableCellElement, number> {
  const starts = new Map<HTMLTableCellElement, number>();
  /** Columns that cells of earlier rows reach into, with the number of rows left. */
  const taken: number[] = [];
  for (const row of table.rows) {
    let at = 0;
    for (const cell of row.cells) {
      while ((taken[at] ?? 0) > 0) at += 1;
      starts.set(cell, at);
      for (let column = at; column < at + cell.colSpan; column += 1) taken[column] = cell.rowSpan;
      at += cell.colSpan;
    }
    for (const [column, rows] of taken.entries()) taken[column] = Math.max(0, (rows ?? 0) - 1);
  }
  return starts;
}
