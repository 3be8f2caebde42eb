import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useObjectUrl } from '../../hooks/useObjectUrl.ts';
import type { StoredFile } from '../FileField/index.ts';
import type { FocalPointProps } from '../FocalPoint/index.ts';
import type { FormValues } from './entity-form-types.ts';

interface FocusControlProps extends Omit<FocalPointProps, 'src'> {
  /** The form's control object; its field `picture` holds the chosen file. */
  control: Control<FormValues>;
  picture: string | undefined;
  /** The stored picture. */
  current: StoredFile | null | undefined;
}

const FocalPoint = lazy(() =>
  import('../FocalPoint/index.ts').then(
    (part) => ({ default: part.FocalPoint }),
    () => ({ default: LoadError }),
  ),
);

/**
 * The focal point on the chosen picture, or else on the stored one. Its chunk is loaded when a form has such a field.
 * Internal to `EntityForm`.
 */
export function FocusControl({ control, picture = '', current, ...rest }: FocusControlProps) {
  const chosenFile: unknown = useWatch({ control, name: picture });
  const chosenUrl = useObjectUrl(chosenFile instanceof File ? chosenFile : null);
  return (
    <Suspense>
      <FocalPoint {...rest} src={chosenUrl ?? current?.url ?? null} />
    </Suspense>
  );
}

function LoadError() {
  return <FormHelperText error={false}>The picture could not be loaded. The point stays where it is.</FormHelperText>;
}
