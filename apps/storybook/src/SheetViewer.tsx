import { useEffect, useId, useState } from 'react';

const pictures = import.meta.glob<string>('../../../packages/ui/src/testing/sheets/baselines/*.png', {
  query: '?url',
  import: 'default',
});

/** The pictures by what they show: 'Button-light-360'. */
const loaders = new Map(
  Object.entries(pictures).map(([path, load]) => [path.replace(/^.*\/|\.png$/g, ''), load] as const),
);
const components = [...new Set([...loaders.keys()].map((name) => name.replace(/-.*/, '')))].sort();

/** One choice out of a few. */
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

/** The pictures that the tests compare with: all states of one component, in one scheme and one width. */
export function SheetViewer() {
  const [component, setComponent] = useState(components[0] ?? '');
  const [scheme, setScheme] = useState('light');
  const [width, setWidth] = useState('1280');
  const [shown, setShown] = useState<{ name: string; url: string }>();
  const name = `${component}-${scheme}-${width}`;
  useEffect(() => {
    let wanted = true;
    loaders
      .get(name)?.()
      .then((url) => wanted && setShown({ name, url }));
    return () => {
      wanted = false;
    };
  }, [name]);
  if (components.length === 0) {
    return (
      <p>
        There are no sheets yet. <code>npm run update-sheets</code> takes them.
      </p>
    );
  }
  return (
    <div className="sheets sb-unstyled">
      <p className="sheet-choices">
        <Choice label="Component" options={components} value={component} onChange={setComponent} />
        <Choice label="Scheme" options={['light', 'dark']} value={scheme} onChange={setScheme} />
        <Choice label="Width in px" options={['360', '1280']} value={width} onChange={setWidth} />
      </p>
      {shown?.name === name && (
        <img src={shown.url} alt={`All states of ${component}, ${scheme}, ${width} px wide`} width={width} />
      )}
    </div>
  );
}
