import type { RawAnswer } from '#contract/rendering.ts';
import { networkLost, parseBody } from './answer.ts';
import { makeBrowserApi } from './browser-api.ts';
import type { Api, Send } from './call.ts';

const PATIENCE_MS = 120_000;

/** The API for a call with a large file; `onProgress` receives the share sent, from 0 to 1. */
export const uploadApi = (onProgress: (share: number) => void): Api => makeBrowserApi(sendWithProgress(onProgress));

// `fetch` cannot report upload progress.
const sendWithProgress =
  (onProgress: (share: number) => void): Send =>
  (method, url, { form, headers = {} }) =>
    new Promise<RawAnswer>((resolve) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.timeout = PATIENCE_MS;
      for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve({
          status: request.status,
          retryAfter: request.getResponseHeader('retry-after'),
          body: parseBody(request.responseText),
        });
      request.onerror = () => resolve(networkLost);
      request.ontimeout = () => resolve(networkLost);
      request.send(form);
    });
