import { isPageSwitchedOff } from '@porchlight/contract/parts';
import type { ComponentType } from 'react';
import { organization, type Page } from '../site/index.ts';
import { NoPage, noPageHead } from './NoPage.tsx';

/**
 * Answers that there is no page while the part that a page belongs to is switched off.
 * @param key of the page, as in `pageUrls`
 */
export function withPart<Module extends { Component: ComponentType; page?: Page }>(
  module: Module,
  key: string,
): Module {
  const { Component, page } = module;
  // The settings can change between two renderings.
  const isOff = () => isPageSwitchedOff(organization, key);
  return {
    ...module,
    Component: function PartPage() {
      return isOff() ? <NoPage /> : <Component />;
    },
    page:
      page &&
      ({
        ...page,
        queries: (args, read) => (isOff() ? [] : (page.queries?.(args, read) ?? [])),
        async load(args, read) {
          if (!isOff()) await page.load?.(args, read);
        },
        modules: (args, read) => (isOff() ? [] : (page.modules?.(args, read) ?? [])),
        head: (args, read) => (isOff() ? noPageHead : page.head(args, read)),
      } satisfies Page),
  };
}
