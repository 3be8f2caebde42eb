import type { AnyRecord } from '@porchlight/contract/entity';
import type { SeriesScope } from '@porchlight/contract/series-scope';
import type { Dialogs } from '@porchlight/ui/feedback/useDialogs';
import { loadChunk } from '../api/index.ts';
import type { SeriesAct } from './SeriesScopeDialog.tsx';

/**
 * Asks which events of a series a change or a deletion is for.
 * @returns promise of the answer; undefined without asking for a record that is in no series, null if the person cancels
 */
export async function askSeriesScope(
  dialogs: Dialogs,
  { series }: AnyRecord,
  act: SeriesAct,
): Promise<SeriesScope | undefined | null> {
  if (!series) return undefined;
  const { SeriesScopeDialog } = await loadChunk('series', () => import('./SeriesScopeDialog.tsx'));
  return dialogs.open(SeriesScopeDialog, act);
}
