import { createHash } from 'node:crypto';
import { answerName, answersTo } from '@porchlight/contract/forms/questions';
import { doorCodeText } from '@porchlight/contract/registrations/check-in-code';
import type { ResponsePageForm, ResponsePageQuestions } from '@porchlight/contract/rendering';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Responds with a page in the website's design; undefined when no website is served. */
    renderResponsePage?(page: ResponsePageContent): Promise<FastifyReply> | FastifyReply;
  }
}

/** Content of a page that is the response to a form or to a failed request. */
export interface ResponsePageContent {
  /** HTTP status. */
  status: number;
  /** Title and heading. */
  title: string;
  /** One sentence, plain text. */
  text: string;
  /** Lines below the sentence, plain text. @default none */
  details?: readonly string[];
  /** What people show or read out at a door, below the lines: as a QR code and as text. @default none */
  code?: string;
  /** What the page is about, above the title. @default that of news */
  eyebrow?: string;
  /** The email address that was rejected; the page's form is filled with it. */
  email?: string;
  /** Path of the page with the form. @default '/' */
  backPath?: string;
  /** Text of the link to it. @default says that it leads back */
  backText?: string;
  /** Forms with which people go on. @default none */
  forms?: readonly ResponsePageForm[];
  /** Where people go on to, above the way back. @default none */
  next?: { text: string; href: string };
}

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.5rem}h1{line-height:1.2}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Responds with a page: in the website's design if a website is served, else a plain one. */
export async function sendResponsePage(reply: FastifyReply, page: ResponsePageContent): Promise<FastifyReply> {
  if (reply.renderResponsePage) return reply.renderResponsePage(page);
  const { html, policy } = plainResponsePage(page);
  return reply
    .code(page.status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * Creates a plain, self-contained page.
 * @returns the page and its Content-Security-Policy
 */
export function plainResponsePage({
  title,
  text,
  details = [],
  code,
  forms = [],
  next,
}: Pick<ResponsePageContent, 'title' | 'text' | 'details' | 'code' | 'forms' | 'next'>): {
  html: string;
  policy: string;
} {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${[...[...details, ...(code ? [doorCodeText(code)] : [])].map((line) => `<p>${escaped(line)}</p>`), ...forms.map(formMarkup), ...(next ? [`<p><a href="${escaped(next.href)}">${escaped(next.text)}</a></p>`] : [])].join('\n')}
<p><a href="/">Back to the website</a></p>
</main>
</body>
</html>
`;
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${forms.length > 0 ? "'self'" : "'none'"}; frame-ancestors 'none'`,
  };
}

function formMarkup({ action, button, value, choices, questions }: ResponsePageForm): string {
  const boxes = choices?.options.map(
    (option) =>
      `<p><label><input type="checkbox" name="${escaped(choices.name)}" value="${escaped(option.value)}"${option.isChecked ? ' checked' : ''}> ${escaped(option.label)}</label></p>`,
  );
  return [
    `<form method="post" action="${escaped(action)}">`,
    ...(choices && boxes
      ? [
          `<fieldset><legend>${escaped(choices.legend)}</legend><p>${escaped(choices.help)}</p>`,
          ...boxes,
          '</fieldset>',
        ]
      : []),
    ...(questions ? questionsMarkup(questions) : []),
    `<p><button name="action" value="${escaped(value)}">${escaped(button)}</button></p></form>`,
  ].join('\n');
}

/** Plain lines: choices are typed here. */
function questionsMarkup({ questions, answers, errors, message }: ResponsePageQuestions): string[] {
  const asked = questions.filter(({ kind }) => kind !== 'heading');
  return [
    ...(message ? [`<p role="alert">${escaped(message)}</p>`] : []),
    ...asked.map(({ id, label }) => {
      const value = answersTo(id, answers).join(', ');
      const error = errors[id] ? ` <strong>${escaped(errors[id])}</strong>` : '';
      return `<p><label>${escaped(label)}${error}<br><input name="${escaped(answerName(id))}" value="${escaped(value)}"></label></p>`;
    }),
  ];
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
