import { Button } from '@porchlight/ui/inputs/Button';
import { useState } from 'react';
import { colorTokens, designTokens } from './design-tokens.ts';
import { type Token, tokens, tokensAsCss } from './tokens.ts';

/** A file for another tool, with what it is for, and buttons to download or copy it. */
function Export({ name, use, text }: { name: string; use: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const type = name.endsWith('.css') ? 'text/css' : 'application/json';
  return (
    <li>
      <p>
        <code>{name}</code>
        <br />
        {use}
      </p>
      <Button
        size="small"
        href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
        download={name}
        aria-label={`Download ${name}`}
      >
        Download
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={isCopied ? `${name} copied` : `Copy ${name}`}
        onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </li>
  );
}

/** The files that other tools take. */
const files = [
  {
    name: 'porchlight.tokens.json',
    use: 'All values as design tokens of the W3C community group (DTCG 2025.10): for Style Dictionary, Terrazzo and others.',
    text: JSON.stringify(designTokens, null, 2),
  },
  {
    name: 'porchlight.light.tokens.json',
    use: 'The colors of the light scheme. In Figma, import this file and the next one into a collection of variables: each becomes a mode.',
    text: JSON.stringify(colorTokens('light'), null, 2),
  },
  {
    name: 'porchlight.dark.tokens.json',
    use: 'The colors of the dark scheme, by the same names.',
    text: JSON.stringify(colorTokens('dark'), null, 2),
  },
  {
    name: 'porchlight-tokens.css',
    use: 'CSS variables, with the names that the product uses; they follow the scheme.',
    text: tokensAsCss,
  },
];

const isColor = ({ path, value }: Token) => path[0] === 'color' || /^#|-gradient\(/.test(String(value));

function Row(token: Token) {
  const { path, value } = token;
  return (
    <tr>
      <th scope="row">{path.slice(1).join('.') || path[0]}</th>
      <td>
        {isColor(token) && <i className="token-swatch" style={{ background: value }} />}
        <code>{value}</code>
      </td>
    </tr>
  );
}

/** Heading for a token: its export; exports of a single value are grouped together. */
const groupOf = ({ path: [name = '', ...rest] }: Token) => (rest.length > 0 ? name : 'values');

/** Lists all values of the theme, with downloads for other tools. */
export function Tokens() {
  return (
    <div className="tokens sb-unstyled">
      <ul className="exports">
        {files.map((file) => (
          <Export key={file.name} {...file} />
        ))}
      </ul>
      <div className="groups">
        {[...Map.groupBy(tokens, groupOf)].map(([name, values]) => (
          <section key={name}>
            <h2 id={`token-${name}`}>{name}</h2>
            <table aria-labelledby={`token-${name}`}>
              <tbody>
                {values.map((token) => (
                  <Row key={token.path.join('.')} {...token} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </div>
  );
}
