import { useState } from 'react';
import { type CsvColumn, toCsv } from './csv.ts';
import { useDownload } from './useDownload.ts';

/** How far an export is, for the caller to tell. */
export interface EntityExportOptions {
  /** Called as rows arrive, with how many there are by now. */
  onProgress: (rows: number) => void;
}

/** Gives rows as a CSV file; they may have to be fetched first. */
export function useCsvExport<Row>(fileName: string) {
  const download = useDownload();
  const [state, setState] = useState<{ rows: number } | 'failed' | null>(null);

  const start = async (
    columns: readonly CsvColumn<Row>[],
    load: (options: EntityExportOptions) => Promise<readonly Row[]> | readonly Row[],
  ) => {
    if (state !== null && state !== 'failed') return;
    setState({ rows: 0 });
    try {
      const rows = await load({ onProgress: (count) => setState({ rows: count }) });
      download(fileName, 'text/csv;charset=utf-8', toCsv(columns, rows));
      setState(null);
    } catch {
      // The caller reports it; the file is not half of what was asked for.
      setState('failed');
    }
  };
  return { state, start };
}
