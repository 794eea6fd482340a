import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '#server/http/errors.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { Busy } from '#server/http/refusal.ts';
import { messageText } from '#words/message.ts';
import type { Show } from './page-renderer.ts';
import { nobody } from './visitor.ts';

/**
 * Answers an error before rendering with an error page; if that cannot be rendered, or under too much load, with a
 * plain page. Details go to the log only.
 */
export async function answerErrorPage(
  show: Show,
  { error, request, reply }: { error: FastifyError; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { status, message, messageId, retryAfterSeconds } = refusalOf(error);
  // Under too much load not even an error page is rendered.
  if (error instanceof Busy) return sendPlain(reply, { status, message, retryAfterSeconds });
  if (status >= 500) request.log.error({ err: error }, 'a page failed');
  const trouble = {
    status,
    message: { key: messageId, english: message },
    ...(status >= 500 && { requestId: request.id }),
  };
  try {
    const shownPage = await show(request, reply, { visitor: nobody, marker: '', asked: '', body: null, trouble });
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return await shownPage.send();
  } catch (err) {
    if (err instanceof Busy) return sendPlain(reply, { status, message, retryAfterSeconds });
    request.log.error({ err }, 'the error page failed');
    return sendPlain(reply, { status: 500, message: messageText('unexpected', 'en') });
  }
}

/** Sends the plain page, which React does not render. Its link loads the same address again. */
function sendPlain(
  reply: FastifyReply,
  { status, message, retryAfterSeconds }: { status: number; message: string; retryAfterSeconds?: number | undefined },
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(plainPage({ en: message, bn: messageText(status === 503 ? 'busy' : 'unexpected', 'bn') }, ''));
}
