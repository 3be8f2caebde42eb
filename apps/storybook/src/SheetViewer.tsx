import { useEffect, useId, useState } from 'react';

const pictures = import.meta.glob<string>('../../../packages/ui/sheets/*.webp', {
  query: '?url',
  import: 'default',
});

/** Import functions of the pictures, by name: 'Button-dark-360'. */
const loaders = new Map(
  Object.entries(pictures).map(([path, load]) => [path.replace(/^.*\/|\.webp$/g, ''), load] as const),
);
const components = [...new Set([...loaders.keys()].map((name) => name.replace(/-.*/, '')))].sort();

/** A labeled select. */
function Choice(props: {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {props.label}
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Devices of the pictures: phone in the dark scheme, desktop in the light one. */
const devices = { 'Desktop, light': 'light-1280', 'Phone, dark': 'dark-360' } as const;
type Device = keyof typeof devices;

/** Shows the pictures that the tests compare with: all states of a component on a device. */
export function SheetViewer() {
  const [component, setComponent] = useState(components[0] ?? '');
  const [device, setDevice] = useState<Device>('Desktop, light');
  const [shown, setShown] = useState<{ name: string; url: string }>();
  const name = `${component}-${devices[device]}`;
  useEffect(() => {
    let isCurrent = true;
    loaders
      .get(name)?.()
      .then((url) => isCurrent && setShown({ name, url }));
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (components.length === 0) {
    return (
      <p>
        There are no sheets yet. <code>npm run update-sheets</code> creates them.
      </p>
    );
  }
  return (
    <div className="sheets sb-unstyled">
      <p className="sheet-choices">
        <Choice label="Component" options={components} value={component} onChange={setComponent} />
        <Choice
          label="Device"
          options={Object.keys(devices)}
          value={device}
          onChange={(next) => setDevice(next as Device)}
        />
      </p>
      {shown?.name === name && <img src={shown.url} alt={`All states of ${component}. ${device}`} />}
    </div>
  );
}
