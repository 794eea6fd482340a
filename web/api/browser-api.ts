import type { RawAnswer } from '#contract/rendering.ts';
import { readAnswer } from './answer.ts';
import { type Api, makeApi, type Send, sendByFetch } from './call.ts';
import { readReader } from './session.ts';

/** An API whose answers a reader waits for: a fault of our own becomes one too, told as ours and never as the network's. */
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

/** The API as pages in the browser reach it, in loaders and in what a reader does between two pages. */
export const browserApi = makeBrowserApi(sendByFetch);
