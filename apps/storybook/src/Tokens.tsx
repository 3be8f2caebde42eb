import { Button } from '@porchlight/ui/inputs/Button';
import { useState } from 'react';
import { type Token, tokens, tokensAsCss, tokensAsJson } from './tokens.ts';

/** Buttons to download or copy a file of all values, generated in the browser. */
function Export({ name, type, text }: { name: string; type: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const format = name.replace(/^.*\./, '').toUpperCase();
  return (
    <>
      <Button size="small" href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
        Download {format}
      </Button>
      <Button
        size="small"
        variant="outlined"
        onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {isCopied ? `${format} copied` : `Copy ${format}`}
      </Button>
    </>
  );
}

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
      <p className="exports">
        <Export name="porchlight-tokens.css" type="text/css" text={tokensAsCss} />
        <Export name="porchlight-tokens.json" type="application/json" text={tokensAsJson} />
      </p>
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
