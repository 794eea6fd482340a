import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { pageRefusals } from '#contract/page-refusals.ts';
import type { Trouble } from '#contract/rendering.ts';
import { ChunkFailure } from '#web/api/chunk.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageOf } from '#web/i18n/message.ts';
import { notices } from '#web/i18n/notices.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { errorTexts } from './error.texts.ts';
import { Lost } from './Lost.tsx';

/** Shown when a page could not be rendered: gives the reason and offers a retry. Form input is kept. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const t = useTexts(errorTexts);
  const n = useTexts(notices);
  const messageText = useMessageText();
  const { message, requestId } = troubleOf(error);
  return (
    <Lost heading={t.heading}>
      <Notice tone="error">
        <p>{error instanceof ChunkFailure ? n.chunkFailed : messageText(message)}</p>
        <p>
          {/* Not a Link: a full page load is needed. */}
          <a href={pathname + search}>{n.tryAgain}</a>
        </p>
      </Notice>
      <p>
        <a href="/">{t.home}</a>
      </p>
      {requestId && (
        <p>
          {t.reference} <code>{requestId}</code>
        </p>
      )}
    </Lost>
  );
}

/** HTTP status of an unknown address. */
const NOT_FOUND = 404;
/** HTTP status of a form sent to a page that takes none. */
const METHOD_NOT_ALLOWED = 405;
/** HTTP status of an unexpected error. */
const SERVER_ERROR = 500;

/** Returns the part of an error that its reader may see, never its details. */
export function troubleOf(error: unknown): Trouble {
  const details: unknown = isRouteErrorResponse(error) ? error.data : error;
  if (isTrouble(details)) return details;
  const status = isRouteErrorResponse(error) ? error.status : SERVER_ERROR;
  if (status === NOT_FOUND) return { status, message: messageOf(pageRefusals, 'notFound') };
  if (status === METHOD_NOT_ALLOWED) return { status, message: messageOf(pageRefusals, 'methodNotAllowed') };
  return { status, message: messageOf(pageRefusals, 'unexpected') };
}

const isTrouble = (value: unknown): value is Trouble =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value && !(value instanceof Error);
