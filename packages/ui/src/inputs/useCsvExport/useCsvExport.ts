import { useState } from 'react';
import { downloadFile } from '../../hooks/download-file.ts';
import type { CsvColumn } from './csv.ts';

/** How an export reports its progress. */
export interface EntityExportOptions {
  /** Called as rows arrive, with the number loaded so far. */
  onProgress: (rows: number) => void;
}

/**
 * Downloads rows as a CSV file, after loading them if needed. Replaces the DataGrid's own export, which knows only the
 * loaded page, with long texts cut.
 * @param name name of the list, from which the file name is made: 'Donations 2026-03-01' becomes
 * 'donations-2026-03-01.csv'
 */
export function useCsvExport<Row>(name: string) {
  const [state, setState] = useState<{ rows: number } | 'failed' | null>(null);

  const start = async (
    columns: readonly CsvColumn<Row>[] | ((rows: readonly Row[]) => readonly CsvColumn<Row>[]),
    load: (options: EntityExportOptions) => Promise<readonly Row[]> | readonly Row[],
  ) => {
    if (state !== null && state !== 'failed') return;
    setState({ rows: 0 });
    try {
      const rows = await load({ onProgress: (count) => setState({ rows: count }) });
      // Loaded on demand: few people export a list.
      const { toCsv } = await import('./csv.ts');
      const columnsFor = typeof columns === 'function' ? columns : () => columns;
      downloadFile(fileNameOf(name), new Blob([toCsv(columnsFor(rows), rows)], { type: 'text/csv;charset=utf-8' }));
      setState(null);
    } catch {
      // The caller shows the error. No partial file is downloaded.
      setState('failed');
    }
  };
  return { state, start };
}

function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['list'];
  return `${words.join('-').slice(0, 100)}.csv`;
}
