import type { RawAnswer } from '#contract/rendering.ts';
import { readAnswer } from './answer.ts';
import { type Api, type Carried, makeApi, sendByFetch } from './call.ts';
import { loadChunk } from './chunk.ts';
import { readReader } from './session.ts';

/**
 * The API that loaders, actions and event handlers use in the browser. A programming error becomes an answer too: our
 * fault, never a network failure.
 */
export const browserApi: Api = async (call, draft, options) => {
  try {
    return await api(call, draft, options);
  } catch (fault) {
    console.error(fault);
    return readAnswer(call, ourFault);
  }
};

const api = makeApi(sendByFetch, readReader, carry);

/** Sends the file in pieces if the browser can compute hashes (`crypto.subtle`), otherwise within the form. */
async function carry(carried: Carried): Promise<RawAnswer> {
  const arrived = crypto.subtle && (await loadChunk(() => import('./in-pieces.ts')).catch(() => null));
  return arrived ? arrived.sendInPieces(carried) : carried.deliver(carried.file);
}

const ourFault: RawAnswer = { status: 500, retryAfter: null, body: null };
