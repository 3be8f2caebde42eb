import { useWatch } from 'react-hook-form';
import { RecurrenceField } from '../RecurrenceField/index.ts';
import { customInputProps, FieldControl, type FieldControlProps } from './FieldControl.tsx';

/** How an event repeats, in an `EntityForm`, by the date in another field of the form. Internal. */
export function RecurrenceControl(props: FieldControlProps) {
  const { field, control } = props;
  const [start] = useWatch({ control, name: [field.startsAt ?? 'date'] });
  return (
    <FieldControl
      {...props}
      renderInput={(input) => (
        <RecurrenceField
          {...customInputProps(input)}
          start={String(start ?? '')}
          timeZone={field.timeZone ?? 'UTC'}
          isInSeries={field.isInSeries}
        />
      )}
    />
  );
}
