import type { RawAnswer } from '#contract/rendering.ts';
import { readAnswer } from './answer.ts';
import { type Api, makeApi, type Send, sendByFetch } from './call.ts';
import { readReader } from './session.ts';

/**
 * An API for the browser: a programming error becomes an answer too, reported as our fault and never as a network
 * failure.
 */
export function makeBrowserApi(send: Send): Api {
  const api = makeApi(send, readReader);
  return async (call, draft, options) => {
    try {
      return await api(call, draft, options);
    } catch (fault) {
      console.error(fault);
      return readAnswer(call, ourFault);
    }
  };
}

const ourFault: RawAnswer = { status: 500, retryAfter: null, body: null };

/** The API that loaders, actions and event handlers use in the browser. */
export const browserApi = makeBrowserApi(sendByFetch);
