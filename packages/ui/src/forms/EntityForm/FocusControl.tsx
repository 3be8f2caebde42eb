import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense } from 'react';
import type { PictureFocusProps } from './PictureFocus.tsx';

const PictureFocus = lazy(() =>
  import('./PictureFocus.tsx').then(
    (part) => ({ default: part.PictureFocus }),
    () => ({ default: Lost }),
  ),
);

/** The focal point of a picture. Its chunk is loaded when a form has such a field. Internal to `EntityForm`. */
export function FocusControl(props: PictureFocusProps) {
  return (
    <Suspense>
      <PictureFocus {...props} />
    </Suspense>
  );
}

function Lost() {
  return <FormHelperText error={false}>The picture could not be loaded. The point stays where it is.</FormHelperText>;
}
