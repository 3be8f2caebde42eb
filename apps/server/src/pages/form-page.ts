import { answerName, answerPrefix } from '@porchlight/contract/forms/questions';
import { entryFileMaxBytes, questionsMax } from '@porchlight/contract/limits';
import { urls } from '@porchlight/contract/page-urls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { ArrivedFile } from '../forms/entry-files.ts';
import { type FormEntries, FormRejected } from '../forms/form-entries.ts';
import { type throttleForms, tooManyFormsText } from '../forms/form-routes.ts';
import { readSentForm } from '../forms/read-answers.ts';
import { networkOf } from '../http/client-network.ts';
import { rejectCrossSiteRequest } from '../http/cross-site-requests.ts';
import { readSentParts } from '../http/form-body.ts';
import { parseId } from '../records/live-rows.ts';
import type { CachedPage } from './page-cache.ts';
import { sendPage } from './send-page.ts';

/** Maximum size of a form as pages send it, in bytes: an answer that is far too long comes back to its author. */
export const formBodyMaxBytes = 4 * 1024 * 1024;

/** Timeout of a form with files, in milliseconds: enough for a phone on a slow connection. */
const uploadTimeoutMs = 5 * 60 * 1000;

/** Reads a form, and its files while they arrive. */
async function readWithFiles(request: FastifyRequest, questions: readonly string[], forms: FormEntries) {
  const arrived = new Map<string, ArrivedFile>();
  const refused: Record<string, string> = {};
  const idOf = (name: string) => name.slice(answerPrefix.length);
  const values = await readSentParts(request, {
    names: new Set(questions.map(answerName)),
    maxBytes: entryFileMaxBytes,
    // A question with boxes has several.
    maxParts: questionsMax * 20,
    async receive(name, fileName, content) {
      arrived.set(idOf(name), await forms.files.receive(content, fileName));
    },
    refuse(name, { message }) {
      refused[idOf(name)] = message;
    },
  }).catch(async (error: unknown) => {
    await forms.files.drop(arrived);
    throw error;
  });
  return { values, files: { arrived, refused } };
}

export interface FormPageOptions {
  forms: FormEntries;
  /** Sends the queued emails. */
  wakeMailer: () => void;
  throttle: ReturnType<typeof throttleForms>;
  /** Renders a form's page with what was wrong. */
  renderRejected: (id: number, rejected: FormRejected) => Promise<CachedPage>;
}

/**
 * Receives forms at the address of their page, as browsers send them, with or without JavaScript. What is wrong comes back
 * as the same page with everything that was typed; what is stored leads on to a page that can be loaded again.
 */
export function serveFormPage(app: FastifyInstance, options: FormPageOptions): void {
  const { forms, wakeMailer, throttle, renderRejected } = options;
  app.post<{ Params: { id: string } }>(
    urls.form(':id'),
    { bodyLimit: formBodyMaxBytes, handlerTimeout: uploadTimeoutMs, schema: { hide: true } },
    async (request, reply) => {
      rejectCrossSiteRequest(request);
      const id = parseId('form', request.params.id);
      const refusal = await throttle(request).then(
        () => null,
        (error: unknown) => error,
      );
      // Who sends too many gets the texts back, and no file is stored.
      const questions = refusal ? [] : await forms.fileQuestions(id);
      const { values, files } = await readWithFiles(request, questions, forms);
      const sent = { ...readSentForm(values), network: networkOf(request.ip), files };
      const sendRejected = async (rejected: FormRejected, status: number) => {
        const page = await renderRejected(id, rejected);
        reply.header('x-robots-tag', 'noindex');
        return sendPage(request, reply, page.withStatus(status), 'no-store');
      };
      try {
        if (refusal) throw refusal;
        await forms.send(id, sent);
      } catch (error) {
        if (error instanceof FormRejected) return sendRejected(error, 422);
        if (!(error instanceof HttpError) || error.code !== 'too_many_requests') throw error;
        reply.header('retry-after', error.details.retryAfterSeconds);
        return sendRejected(await forms.rejection(id, sent, tooManyFormsText), error.status);
      }
      wakeMailer();
      return reply.header('cache-control', 'no-store').redirect(`${urls.form(id)}?sent=1`, 303);
    },
  );
}
