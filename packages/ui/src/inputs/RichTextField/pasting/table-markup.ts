import { unwrapElement } from './markup-nodes.ts';
import { cellColumns } from './table-columns.ts';

/** Unwraps tables that only arrange a page, keeps titles of tables, and limits spans to what browsers read. */
export function normalizeTables(root: HTMLElement): void {
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    if (cells.length === 0) {
      unwrapElement(table);
      continue;
    }
    const isLayout = /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || cells.length === 1;
    if (isLayout) {
      table.replaceWith(...cells.map((cell) => blockOf(cell)));
      continue;
    }
    if (table.caption?.textContent?.trim()) table.before(blockOf(table.caption));
    table.caption?.remove();
    limitSpans(table);
  }
}

/** Limits spans to the rows that there are, and to columns in which a cell begins: the others have no width. */
function limitSpans(table: HTMLTableElement): void {
  const columns = cellColumns(table);
  const starts = [...new Set(columns.values())];
  for (const [cell, start] of columns) {
    setSpan(cell, 'colspan', starts.filter((column) => column >= start && column < start + cell.colSpan).length);
    const row = cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.rowIndex : 0;
    const rowsBelow = Math.max(1, table.rows.length - row);
    setSpan(cell, 'rowspan', Math.min(cell.rowSpan || rowsBelow, rowsBelow));
  }
}

function setSpan(cell: HTMLTableCellElement, name: 'colspan' | 'rowspan', span: number): void {
  if (span > 1) cell.setAttribute(name, String(span));
  else cell.removeAttribute(name);
}

/** The content of a cell in a block of its own. */
function blockOf(cell: Element): HTMLElement {
  const block = cell.ownerDocument.createElement('div');
  block.append(...cell.childNodes);
  return block;
}
