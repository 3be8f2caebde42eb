/** Color variants of the landscapes, so that two pictures side by side differ. */
const days = [
  { sky: '#e9c48c', sun: [430, 150], hills: '#a9b7dc', field: '#1f5b4a', road: '#a63a2b' },
  { sky: '#a9b7dc', sun: [150, 110], hills: '#6f7fb8', field: '#c57f52', road: '#f3e8d3' },
  { sky: '#f3e8d3', sun: [300, 190], hills: '#c57f52', field: '#2e3a87', road: '#1f5b4a' },
  { sky: '#2e3a87', sun: [470, 110], hills: '#1b1f3b', field: '#1f5b4a', road: '#c57f52' },
] as const;

/** The one landscape at dusk. */
const dusk =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="600" height="400">' +
  '<path fill="#2e3a87" d="M0 0h300v200H0z"/><circle cx="214" cy="72" r="26" fill="#f2b33d"/>' +
  '<path fill="#343861" d="M0 132l70-40 60 34 64-44 106 60v58H0z"/>' +
  '<path fill="#1f5b4a" d="M0 160q90-34 170-6t130-10v56H0z"/></svg>';

/**
 * A stand-in for a stored picture, as SVG.
 * @param name file name, which selects a variant: 'field.svg'
 */
export function sampleLandscape(name: string): string {
  if (name.startsWith('dusk-')) return dusk;
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const { sky, sun, hills, field, road } = days[sum % days.length] ?? days[0];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">' +
    `<rect width="600" height="400" fill="${sky}"/><circle cx="${sun[0]}" cy="${sun[1]}" r="46" fill="#f2b33d"/>` +
    `<path d="M0 250l150-60 170 50 140-70 140 60v170H0z" fill="${hills}"/>` +
    `<path d="M0 300l220-70 150 60 230-50v160H0z" fill="${field}"/><path d="M0 360l600-40v80H0z" fill="${road}"/></svg>`
  );
}
