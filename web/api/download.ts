import type { Message } from '#contract/message.ts';
import { networkLost, parseBody, refusalMessage } from './answer.ts';
import { patience } from './patience.ts';

/** Timeout of the download. The stored content is released after the same time. */
const PATIENCE_MS = 60_000;

/** Downloads a file of the API in the browser. Returns the message of a refusal or a lost network, otherwise null. */
export async function download(address: string): Promise<Message | null> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal: patience(PATIENCE_MS) });
    if (!response.ok) return refusalMessage(parseBody(await response.text()));
    const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    const content = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = content;
    link.download = name;
    link.click();
    // The browser has started to save the file by then, so its URL can be revoked.
    setTimeout(() => URL.revokeObjectURL(content), PATIENCE_MS);
    return null;
  } catch {
    return refusalMessage(networkLost.body);
  }
}
