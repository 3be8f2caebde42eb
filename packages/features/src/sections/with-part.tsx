import type { ComponentType } from 'react';
import type { Page } from '../site/index.ts';
import { NoPage, noPageHead } from './NoPage.tsx';

/**
 * Answers that there is no page while the part that a page belongs to is switched off.
 * @param isOff called whenever the page is rendered, since the settings can change
 */
export function withPart<Module extends { Component: ComponentType; page?: Page }>(
  module: Module,
  isOff: () => boolean,
): Module {
  const { Component, page } = module;
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
