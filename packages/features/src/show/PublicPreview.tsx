import type { AnyRecord } from '@porchlight/contract/entity';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { PreviewFrame } from '@porchlight/ui/media/PreviewFrame';
import { lazy, Suspense, useState } from 'react';
import { type EntityDefinition, recordWithFileUrls, withFilledFacts } from '../entity/index.ts';
import { PreviewContext } from '../site/index.ts';

/** A stored record on its public page, as wide as there is room, so that it can be read. Loads the page's component on render. */
export function PublicPreview({ definition, record }: { definition: EntityDefinition; record: AnyRecord }) {
  const [Page] = useState(() =>
    lazy(async () => {
      const loaded = await definition.preview?.();
      if (!loaded) throw new Error(`The definition of ${definition.plural} has no preview.`);
      return { default: loaded.Detail };
    }),
  );
  return (
    <PreviewFrame title={`Public page of this ${definition.singular}`} heightPx="content">
      <Suspense fallback={<Loading />}>
        <PreviewContext value>
          <Page record={withFilledFacts(definition, recordWithFileUrls(definition, record))} />
        </PreviewContext>
      </Suspense>
    </PreviewFrame>
  );
}
