import type { AnyRecord } from '@porchlight/contract/entity';
import type { SeriesScope } from '@porchlight/contract/series-scope';
import type { Dialogs } from '@porchlight/ui/feedback/useDialogs';
import { loadChunk } from '../api/index.ts';

/** What is about to be done to one event of a series. */
export type SeriesAct = 'delete' | 'save' | 'saveRule';

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
