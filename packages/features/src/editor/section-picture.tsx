import { sectionKindNames } from '@porchlight/contract/sections/kinds';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';
import { useEffect, useState } from 'react';
import { reportFailure } from '../api/index.ts';
import type { LoadedPreview, LoadPreview } from '../entity/index.ts';
import { PreviewContext } from '../site/index.ts';

/**
 * Makes the component that shows a kind of section by its sample, as on a page. It is loaded with the public page, once
 * somebody chooses a kind; without it, kinds are chosen by their names.
 */
export function sectionPicture(load: LoadPreview): NonNullable<EntityFormField['sections']>['Picture'] {
  return function SectionPicture({ kind }) {
    const [Sample, setSample] = useState<LoadedPreview['SectionSample']>();
    useEffect(() => {
      let isCurrent = true;
      load().then(
        (loaded) => {
          if (isCurrent) setSample(() => loaded.SectionSample);
        },
        (error: unknown) => reportFailure('load the pictures of sections', error),
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    const name = sectionKindNames.find((each) => each === kind);
    return <PreviewContext value>{Sample && name ? <Sample kind={name} /> : null}</PreviewContext>;
  };
}
