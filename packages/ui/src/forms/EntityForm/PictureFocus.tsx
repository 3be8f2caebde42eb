import { type Control, useWatch } from 'react-hook-form';
import { useObjectUrl } from '../../hooks/useObjectUrl.ts';
import type { StoredFile } from '../FileField/index.ts';
import { FocalPoint, type FocalPointProps } from '../FocalPoint/index.ts';
import type { FormValues } from './form-values.ts';

/** What the point of a picture is drawn from. Internal. */
export interface PictureFocusProps extends Omit<FocalPointProps, 'src'> {
  /** The form, whose field `picture` holds the file that was chosen. */
  control: Control<FormValues>;
  picture: string | undefined;
  /** The picture that is stored. */
  current: StoredFile | null | undefined;
}

/** The point on the picture that was chosen, or on the one that is stored. Internal. */
export function PictureFocus({ control, picture = '', current, ...rest }: PictureFocusProps) {
  const chosen: unknown = useWatch({ control, name: picture });
  const chosenUrl = useObjectUrl(chosen instanceof File ? chosen : null);
  return <FocalPoint {...rest} src={chosenUrl ?? current?.url ?? null} />;
}
