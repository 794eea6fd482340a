import type { RawAnswer } from '#contract/rendering.ts';
import { readAnswer } from './answer.ts';
import { type Api, type Carried, makeApi, sendByFetch } from './call.ts';
import { loadChunk } from './chunk.ts';
import { readReader } from './session.ts';

const api = makeApi(sendByFetch, readReader, carry);

/** The answer to a call that failed by a programming error. */
const ourFault: RawAnswer = { status: 500, retryAfter: null, body: null };

/**
 * The API that loaders, actions and event handlers use in the browser. A programming error becomes an answer too, with
 * status 500; it is never reported as a network failure.
 */
export const browserApi: Api = async (call, draft, options) => {
  try {
    return await api(call, draft, options);
  } catch (fault) {
    console.error(fault);
    return readAnswer(call, ourFault);
  }
};

/** Sends the file in pieces if the browser can compute hashes (`crypto.subtle`), otherwise within the form. */
async function carry(carried: Carried): Promise<RawAnswer> {
  const piecesModule = crypto.subtle && (await loadChunk(() => import('./in-pieces.ts')).catch(() => null));
  return piecesModule ? piecesModule.sendInPieces(carried) : carried.deliver(carried.file);
}
