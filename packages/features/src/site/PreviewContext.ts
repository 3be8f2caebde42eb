import { createContext, useContext } from 'react';
import { EditUrlContext } from './EditUrlContext.ts';

/** Whether the page is shown in the dashboard, to those who write it. */
export const PreviewContext = createContext(false);

/** Whether people see the page who may change it: in a preview, or signed in. False during hydration. */
export function useIsForEditors(): boolean {
  const isPreview = useContext(PreviewContext);
  return useContext(EditUrlContext) !== undefined || isPreview;
}
