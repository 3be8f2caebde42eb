import { useState } from 'react';
import type { CsvColumn } from './csv.ts';

/** How far an export is, for the caller to tell. */
export interface EntityExportOptions {
  /** Called as rows arrive, with how many there are by now. */
  onProgress: (rows: number) => void;
}

/**
 * Gives rows as a CSV file; they may have to be fetched first. The grid's own export knows the rows that it holds: one
 * page, with long texts cut.
 * @param name what the rows are, of which the file's name is made: 'Donations 2026-03-01' becomes 'donations-2026-03-01.csv'
 */
export function useCsvExport<Row>(name: string) {
  const [state, setState] = useState<{ rows: number } | 'failed' | null>(null);

  const start = async (
    columns: readonly CsvColumn<Row>[],
    load: (options: EntityExportOptions) => Promise<readonly Row[]> | readonly Row[],
  ) => {
    if (state !== null && state !== 'failed') return;
    setState({ rows: 0 });
    try {
      const rows = await load({ onProgress: (count) => setState({ rows: count }) });
      // Few of those who look at a list export it.
      const { toCsv } = await import('./csv.ts');
      download(fileNameOf(name), new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
      setState(null);
    } catch {
      // The caller reports it; the file is not half of what was asked for.
      setState('failed');
    }
  };
  return { state, start };
}

function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['list'];
  return `${words.join('-').slice(0, 100)}.csv`;
}

/** Gives the person a file. */
function download(fileName: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The click has handed the address to the browser's download; freed a little later for those that read it late.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
