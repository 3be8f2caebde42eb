import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense } from 'react';
import type { PictureFocusProps } from './PictureFocus.tsx';

const PictureFocus = lazy(() =>
  import('./PictureFocus.tsx').then(
    (part) => ({ default: part.PictureFocus }),
    () => ({ default: Lost }),
  ),
);

/** The point of a picture that stays in view. What shows it is loaded when a form asks for one. Internal to `EntityForm`. */
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
